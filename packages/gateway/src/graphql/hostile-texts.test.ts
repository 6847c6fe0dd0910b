import { oneOfEach } from "@xl/testkit/hostile"
import { beforeAll, describe, expect, it } from "vitest"
import { readSchema } from "../http/index.ts"
import { operationsOf } from "../testing/calls.ts"
import { testMarket } from "../testing/market.ts"
import { asBuyer, asSeller } from "../testing/people.ts"
import { readTexts, slotName, TEXT_KINDS, textSlotsOf } from "../testing/text-slots.ts"
import { isLost, sendTexts } from "../testing/texts-sent.ts"
import { remember } from "../testing/world.ts"

const market = await testMarket()
const operations = operationsOf(readSchema()).filter((one) => textSlotsOf(one).length > 0)
const slots = operations.flatMap((one) => textSlotsOf(one).map((slot) => slotName(one, slot)))
const kinds = readTexts()
/** A third of the kinds in each place, the others in the next two: `npm run authorization` sends everything everywhere. */
const some = (turn: number) => oneOfEach(turn).filter((_text, place) => place % 3 === turn % 3)
/** Kinds of which at least one text comes back as it was typed: a name is refused what no name can be, a report is not answered. */
const KEPT = new Set(TEXT_KINDS.filter((kind) => !["name", "report", "search", "unkept"].includes(kind)))
const self = await market.person(["VerifiedUsers", "Admins", "Sellers", "ApprovedBuyers"], (one) =>
  asBuyer()(asSeller(one)),
)
const other = await market.person(["VerifiedUsers", "Sellers", "ApprovedBuyers"], (one) => asBuyer()(asSeller(one)))
beforeAll(() => remember(market.db))

describe("a text that people send", () => {
  it("has its kind in graphql/texts.tsv, which says by what kind of place it is shown", () => {
    expect([...kinds.keys()]).toEqual(slots)
    expect([...kinds].filter(([, kind]) => !TEXT_KINDS.includes(kind))).toEqual([])
  })

  it("comes back as it was typed or is refused by name, whatever it tries", async () => {
    const found: Array<Awaited<ReturnType<typeof sendTexts>>[number]> = []
    for (const operation of operations) {
      let turn = 0 // of its own, so that an operation more changes nothing for the others
      found.push(...(await sendTexts(market, operation, { self, other }, () => some(turn++))))
    }
    const wrong = found.filter((one) => isLost(one, kinds))
    process.stdout.write(
      `Hostile texts: ${found.length} sent: ${found.length - wrong.length} passed, ${wrong.length} failed\n`,
    )
    expect(new Set(found.flatMap(({ outcome, slot }) => (outcome === "kept" ? [kinds.get(slot)] : [])))).toEqual(KEPT)
    expect(wrong).toEqual([])
  }, 300_000)
})
