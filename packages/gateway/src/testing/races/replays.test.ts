import { describe, expect, it } from "vitest"
import { asSeller, testMarket } from "../index.ts"
import { replay } from "./replays.ts"

/** `npm run races -- --rounds N --seed S` sets them: five sequences a round. */
const SEQUENCES = 5 * Number(process.env["XL_RACE_ROUNDS"] ?? 5)
const SEED = Number(process.env["XL_RACE_SEED"] ?? 1)

const market = await testMarket()
const person = () => market.person(["Sellers", "VerifiedUsers"], asSeller)
const ground = {
  market,
  gateways: [await market.serve(), await market.serve()] as const,
  people: [await person(), await person()] as const,
}

describe("repeated requests", () => {
  it(
    "come to one effect and the same bytes, in whatever order, at once or at another gateway",
    async () => {
      let failed = 0
      for (let sequence = 1; sequence <= SEQUENCES; sequence++) {
        const faults = await replay(ground, sequence, SEED)
        failed += Number(faults.length > 0)
        expect(faults).toEqual([])
      }
      process.stdout.write(`replays: ${SEQUENCES - failed} passed, ${failed} failed\n`)
    },
    60_000 + SEQUENCES * 2_000,
  )
})
