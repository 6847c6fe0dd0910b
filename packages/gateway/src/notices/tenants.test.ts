import { describe, expect, it } from "vitest"
import { liveTenants } from "../testing/live-tenants.ts"

const TENANTS = 50
const EVENTS = 1_000

describe("many people listening at once", () => {
  it("hear each their own and nothing else, and nothing any more once a role, a session, an account or a profile is gone", async () => {
    const { codes, delivered, foreign, missed, waits } = await liveTenants({ tenants: TENANTS, events: EVENTS })
    const longest = Math.round(Math.max(...waits))
    process.stdout.write(
      `Live events: ${TENANTS} people, ${EVENTS} events, ${delivered} delivered: ${foreign} foreign, ${missed} missed, lines closed within ${longest} ms\n`,
    )
    expect({ foreign, missed }).toEqual({ foreign: 0, missed: 0 })
    expect(codes).toEqual(codes.map(() => 4403))
    expect(codes).toHaveLength((TENANTS / 10) * 4)
  }, 300_000)
})
