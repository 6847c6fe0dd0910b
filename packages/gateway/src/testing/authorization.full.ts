import { randomUUID } from "node:crypto"
import { allHostileTexts } from "@xl/testkit/hostile"
import { describe, expect, it } from "vitest"
import { readSchema } from "../http/index.ts"
import { type Operation, operationsOf, variablesFor } from "./calls.ts"
import { kindOf } from "./everything.ts"
import { liveTenants } from "./live-tenants.ts"
import { testMarket } from "./market.ts"
import { asBuyer, asSeller } from "./people.ts"
import { swapIds } from "./swapping.ts"
import { makeTenant, type Tenant } from "./tenants.ts"
import { readTexts } from "./text-slots.ts"
import { isLost, sendTexts } from "./texts-sent.ts"
import { chanceOfSame, inTurns, median } from "./timing.ts"
import { wholeDocumentFor } from "./whole-document.ts"
import { remember } from "./world.ts"

const HOUR = 3_600_000
const idsAt = (id: string) => ({ id, asset_id: id, offerId: id })

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

describe("hostile texts in full size", () => {
  it(
    "come back as they were typed or are refused by name, from every place",
    async () => {
      const market = await testMarket()
      const person = () =>
        market.person(["VerifiedUsers", "Admins", "Sellers", "ApprovedBuyers"], (one) => asBuyer()(asSeller(one)))
      const [self, other] = [await person(), await person()]
      await remember(market.db)
      const kinds = readTexts()
      let sent = 0
      const wrong: Array<string> = []
      for (const operation of operationsOf(readSchema())) {
        const found = await sendTexts(market, operation, { self, other }, () => allHostileTexts)
        sent += found.length
        wrong.push(
          ...found.filter((one) => isLost(one, kinds)).map(({ said, slot, text }) => `${slot} ${text} ${said}`),
        )
      }
      process.stdout.write(`Hostile texts: ${sent} sent: ${sent - wrong.length} passed, ${wrong.length} failed\n`)
      expect(wrong).toEqual([])
    },
    HOUR,
  )
})

/** Medians further apart, of the smaller one, and samples less likely to be of one kind, would tell one from the other. */
const MOST_APART = 0.1
const LEAST_CHANCE = 0.001

describe("what is another's and what is not there", () => {
  it(
    "take equally long to refuse, whatever is asked",
    async () => {
      const market = await testMarket()
      const seller = await market.person(["VerifiedUsers", "Sellers"], asSeller)
      const { ids } = await makeTenant(market, seller.id)
      const caller = (await makeTenant(market, seller.id)).person
      const rounds = 200
      const apart = async ({ field, root }: Operation, theirs: string) => {
        const document = wholeDocumentFor({ field, root })
        const ask = (id: string) => () => market.ask(caller, document, variablesFor({ field, root }, idsAt(id)))
        const pairs = await inTurns(rounds, ask(theirs), ask(randomUUID()))
        const [one, other, same] = [median(pairs.one), median(pairs.other), chanceOfSame(pairs)]
        process.stdout.write(
          `${field.name}: another's ${one.toFixed(2)} ms, not there ${other.toFixed(2)} ms, p ${same.toFixed(3)}\n`,
        )
        return { name: field.name, share: Math.abs(one - other) / Math.min(one, other), same }
      }
      const found = []
      for (const operation of operationsOf(readSchema())) {
        const theirs = { asset: ids.asset, offer: ids.offer }[kindOf(operation) as string]
        if (theirs !== undefined && operation.root !== "Subscription") found.push(await apart(operation, theirs))
      }
      const far = found.filter(({ same, share }) => share > MOST_APART && same < LEAST_CHANCE)
      process.stdout.write(
        `Timing: ${found.length} operations: ${found.length - far.length} passed, ${far.length} failed\n`,
      )
      expect(far).toEqual([])
    },
    HOUR,
  )
})
