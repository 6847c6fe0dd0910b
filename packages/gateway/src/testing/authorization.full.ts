import { describe, expect, it } from "vitest"
import { readSchema } from "../http/index.ts"
import { operationsOf } from "./calls.ts"
import { liveTenants } from "./live-tenants.ts"
import { testMarket } from "./market.ts"
import { asSeller } from "./people.ts"
import { swapIds } from "./swapping.ts"
import { makeTenant, type Tenant } from "./tenants.ts"
import { remember } from "./world.ts"

const HOUR = 3_600_000

describe("authorization in full size", () => {
  it(
    "delivers 10,000 events to 200 people, none of them foreign",
    async () => {
      const { codes, delivered, foreign, missed, waits } = await liveTenants({ tenants: 200, events: 10_000 })
      const longest = Math.round(Math.max(...waits))
      process.stdout.write(
        `Live events: 200 people, 10000 events, ${delivered} delivered: ${foreign} foreign, ${missed} missed, lines closed within ${longest} ms\n`,
      )
      expect({ foreign, missed, codes: new Set(codes) }).toEqual({ foreign: 0, missed: 0, codes: new Set([4403]) })
    },
    HOUR,
  )

  it(
    "accepts none of 20,000 swapped ids",
    async () => {
      const market = await testMarket()
      const seller = await market.person(["VerifiedUsers", "Sellers"], asSeller)
      const { person: caller } = await makeTenant(market, seller.id)
      const strangers: Array<Tenant> = []
      for (let count = 0; count < 60; count++) strangers.push(await makeTenant(market, seller.id))
      await remember(market.db)
      const operations = operationsOf(readSchema())
      const { accepted, calls } = await swapIds({ market, operations, caller, seller, strangers })
      process.stdout.write(
        `Swapped ids: ${calls} calls: ${calls - accepted.length} passed, ${accepted.length} failed\n`,
      )
      expect(accepted).toEqual([])
      expect(calls).toBeGreaterThan(20_000)
    },
    HOUR,
  )
})
