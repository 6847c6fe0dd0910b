import { actorOf, aBuyer, anAdmin, aSeller, EXAMPLE_NOW, GUEST } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import { dayOf, Millis, must } from "../shared/index.ts"
import { buyerNameOf, maySeeOffer, maySeeOffersOn, offerView } from "./visibility.ts"

const offer = anOffer({ sellerNotes: "too cheap" })
const view = (actor: Parameters<typeof maySeeOffer>[0], of = offer) =>
  offerView(of, { status: "Published" }, { name: "Blair Buyer1", fundsMark: "offersAboveFunds" }, actor, EXAMPLE_NOW)

describe("who sees an offer", () => {
  it("is its buyer, its seller once it is published, and administrators", () => {
    const draft = anOffer({ status: "Draft", publishedDate: null })
    const sees = (who: Parameters<typeof actorOf>[0], of = offer) => maySeeOffer(actorOf(who), of)
    expect([sees(aBuyer(1)), sees(aSeller(1)), sees(anAdmin())]).toEqual([true, true, true])
    expect([sees(aBuyer(2)), sees(aSeller(2)), maySeeOffer(GUEST, offer)]).toEqual([false, false, false])
    expect([sees(aBuyer(1), draft), sees(aSeller(1), draft), sees(anAdmin(), draft)]).toEqual([true, false, true])
  })

  it("is no later owner", () => {
    const shared = anOffer({ owners: [aBuyer(1).id, aBuyer(2).id] })
    expect(maySeeOffer(actorOf(aBuyer(2)), shared)).toBe(false)
  })
})

describe("what is seen of an offer", () => {
  it("is never the seller's notes, for its buyer", () =>
    expect(view(actorOf(aBuyer(1)))).toMatchObject({ sellerNotes: null, buyerName: null, status: "Published" }))

  it("is the buyer's name, funds and the notes, for the seller", () =>
    expect(view(actorOf(aSeller(1)))).toMatchObject({
      sellerNotes: "too cheap",
      buyerName: "Blair Buyer1",
      pofSum: offer.pofSum,
      fundsApprovalDate: offer.fundsApprovalDate,
    }))

  it("is the mark of offers above the approved funds, for both sides and administrators", () => {
    const marks = [aBuyer(1), aSeller(1), anAdmin(), aBuyer(2)].map((who) => view(actorOf(who))?.fundsMark)
    expect(marks).toEqual(["offersAboveFunds", "offersAboveFunds", "offersAboveFunds", undefined])
  })

  it("is the bank's reference of one's own transfers, and of all for administrators", () => {
    const legs = ["fund", "refundToBuyer", "withdrawToSeller", "withdrawToAdmin"] as const
    const entry = { date: dayOf(EXAMPLE_NOW), recordedAt: must(Millis, EXAMPLE_NOW) }
    const transfers = legs.map((leg) => ({ leg, reference: `wire ${leg}`, ...entry }))
    const moved = anOffer({ deposit: { ...offer.deposit, transfers } })
    const told = (who: Parameters<typeof actorOf>[0]) =>
      view(actorOf(who), moved)?.deposit.transfers.map(({ leg, reference }) => [leg, reference])
    const knowing = (...known: ReadonlyArray<string>) =>
      legs.map((leg) => [leg, known.includes(leg) ? `wire ${leg}` : null])
    expect(told(aBuyer(1))).toEqual(knowing("fund", "refundToBuyer"))
    expect(told(aSeller(1))).toEqual(knowing("withdrawToSeller"))
    expect(told(anAdmin())).toEqual(knowing(...legs))
  })

  it("is nothing at all for anybody else, and no owner's id for anybody", () => {
    expect(view(actorOf(aBuyer(2)))).toBeNull()
    for (const who of [aBuyer(1), aSeller(1), anAdmin()])
      expect(JSON.stringify(view(actorOf(who)))).not.toContain(aBuyer(1).id)
  })
})

it("calls a buyer by the name, and by nothing where there is none", () => {
  expect(buyerNameOf({ firstName: "Pat", lastName: "Doe" })).toBe("Pat Doe")
  expect(buyerNameOf({ firstName: "Pat", lastName: " " })).toBe("Pat")
  expect(buyerNameOf({ firstName: null, lastName: null })).toBeNull()
})

it("tells an asset's first owner and administrators of the offers on it, and nobody else", () => {
  const asset = { owner: aSeller(1).id }
  const told = [aSeller(1), anAdmin(), aSeller(2), aBuyer(1)].map((who) => maySeeOffersOn(actorOf(who), asset))
  expect([...told, maySeeOffersOn(GUEST, asset)]).toEqual([true, true, false, false, false])
})
