import { EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import { AssetStatus } from "../kernel/statuses.ts"
import { addDays, dayOf, shownDay, shownEnd } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { type NextStep, nextStepOfOffer, nextStepOfSale, type StepOffer, type StepSale } from "./index.ts"
import { OfferStatus } from "../kernel/index.ts"
import { ClosingPhase } from "./views.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const period = (from: number, to: number) => ({
  startDate: addDays(TODAY, from),
  endDate: addDays(TODAY, to),
  endedAt: null,
})
const [BUYER_END, SELLER_END] = [addDays(TODAY, 20), addDays(TODAY, 9)]

const sale = (change: Partial<StepSale> = {}): StepSale => ({
  status: "Published",
  registrationStatus: null,
  requireBidDeposit: false,
  winnerOfferId: null,
  hold: null,
  callForOffersPeriod: period(-1, 3),
  bestAndFinalPeriod: period(-1, 5),
  underSelectionPeriod: period(-1, 7),
  ...change,
})
const offer = (change: Partial<StepOffer> = {}): StepOffer => ({
  id: anOfferId(1),
  status: "Successful",
  assetStatus: "ContractPending.CallForOffers",
  closingPhase: "buyerClosing",
  buyerClosingPeriod: period(0, 20),
  sellerClosingPeriod: period(0, 9),
  terms: anOffer().terms,
  deposit: { decision: "none", transfers: [] },
  ...change,
})

const STATUSES = Object.keys(AssetStatus.keys) as ReadonlyArray<AssetStatus>
const OFFERS = Object.keys(OfferStatus.keys) as ReadonlyArray<OfferStatus>
const PHASES = Object.keys(ClosingPhase.keys) as ReadonlyArray<ClosingPhase>
const PAID = { leg: "fund" } as const
const DEPOSITS: ReadonlyArray<Pick<StepOffer, "deposit" | "terms">> = [
  { terms: { ...anOffer().terms, earnestMoneyDeposit: must(Cents, 0) }, deposit: { decision: "none", transfers: [] } },
  ...(
    [
      { decision: "none", transfers: [] },
      { decision: "none", transfers: [PAID] },
      { decision: "open", transfers: [PAID] },
      { decision: "closed", transfers: [PAID, { leg: "refundToBuyer" }] },
      { decision: "closed", transfers: [PAID, { leg: "withdrawToSeller" }, { leg: "withdrawToAdmin" }] },
    ] as const
  ).map((deposit) => ({ terms: { ...anOffer().terms, earnestMoneyDeposit: must(Cents, 100) }, deposit })),
]
const ALL: ReadonlyArray<StepOffer> = STATUSES.flatMap((assetStatus) =>
  OFFERS.flatMap((status) =>
    PHASES.flatMap((closingPhase) =>
      DEPOSITS.map((deposit) => offer({ assetStatus, status, closingPhase, ...deposit })),
    ),
  ),
)

/** Says something whole, and names in it the day that it gives. */
const isTold = ({ by, does, otherwise }: NextStep): boolean =>
  [does, ...(otherwise === null ? [] : [otherwise])].every((said) => /^[A-Z].+\.$/.test(said)) &&
  (by === null || does.includes(shownEnd(by))) &&
  !/undefined|null/.test(`${does} ${otherwise ?? ""}`)

describe("the next step", () => {
  it("is told in every state of an asset, an offer, a closing and a deposit", () => {
    expect(ALL).toHaveLength(17 * 7 * 6 * 6)
    const untold = ALL.flatMap((one) => {
      const { assetStatus: status, id } = one
      return [true, false].flatMap((requireBidDeposit) => {
        const asset = sale({ status, requireBidDeposit, winnerOfferId: id })
        return [nextStepOfOffer(one), nextStepOfOffer(one, asset), nextStepOfSale(asset, [one], EXAMPLE_NOW)]
      })
    })
    expect(untold.filter((said) => !isTold(said))).toEqual([])
  })

  it("is told in every state of a listing without offers", () => {
    const holds = ["Seller", "Admin", "Plan"] as const
    const told = STATUSES.flatMap((status) =>
      holds.map((by) => nextStepOfSale(sale({ status, hold: { by, since: anOffer().creationDate } }), [], EXAMPLE_NOW)),
    )
    expect(told.filter((said) => !isTold(said))).toEqual([])
  })

  it("is the same for an administrator, in words that speak to one", () => {
    const spoken = STATUSES.flatMap((status) =>
      [offer({ assetStatus: status }), ...ALL.filter((one) => one.assetStatus === status)].map((one) => {
        const asset = sale({ status, requireBidDeposit: true, winnerOfferId: one.id })
        const said = (reader: "administrator" | "seller") => nextStepOfSale(asset, [one], EXAMPLE_NOW, reader)
        return { seller: said("seller"), administrator: said("administrator") }
      }),
    )
    const facts = ({ actor, by }: NextStep) => [actor, by]
    expect(spoken.map(({ administrator }) => facts(administrator))).toEqual(spoken.map(({ seller }) => facts(seller)))
    const does = (actor: NextStep["actor"]) =>
      spoken.flatMap(({ administrator: said }) => (said.actor === actor ? [said.does] : []))
    expect(does("seller").filter((said) => !said.startsWith("The seller "))).toEqual([])
    expect(does("administrator").filter((said) => said.startsWith("An administrator "))).toEqual([])
    expect(spoken.filter(({ administrator }) => !isTold(administrator))).toEqual([])
  })

  it("names nobody only where nothing can be done", () => {
    const idle = STATUSES.filter((status) => nextStepOfSale(sale({ status }), [], EXAMPLE_NOW).actor === "nobody")
    expect(idle).toEqual(["Closed", "Deleted"])
  })
})

describe("the next step of a buyer", () => {
  it("is to accept by the last day, and the consequence is named", () =>
    expect(nextStepOfOffer(offer())).toEqual({
      actor: "buyer",
      does: `Pay the earnest money and accept the closing documents by ${shownEnd(BUYER_END)}.`,
      by: BUYER_END,
      otherwise: "Otherwise the award lapses and the seller may choose again.",
    }))

  it("is the seller's once the buyer accepted, unless a required deposit is due", () => {
    const accepted = offer({ closingPhase: "sellerClosing" })
    expect(nextStepOfOffer(accepted)).toMatchObject({ actor: "seller", by: SELLER_END })
    expect(nextStepOfOffer(accepted, sale({ requireBidDeposit: true }))).toMatchObject({ actor: "buyer" })
    const paid = offer({ closingPhase: "sellerClosing", deposit: { decision: "none", transfers: [PAID] } })
    expect(nextStepOfOffer(paid, sale({ requireBidDeposit: true })).actor).toBe("seller")
  })

  it("is an administrator's under contract, and nobody's once the sale is closed", () => {
    const done = (assetStatus: AssetStatus) => nextStepOfOffer(offer({ closingPhase: "completed", assetStatus })).actor
    expect([done("UnderContract"), done("Closed")]).toEqual(["administrator", "nobody"])
  })

  it("is the final price while selected for best and final, and waiting for who is not", () => {
    const inBaf = (status: OfferStatus) =>
      nextStepOfOffer(offer({ status, closingPhase: "none", assetStatus: "BestAndFinal" }), sale())
    expect([inBaf("BestAndFinal").actor, inBaf("Published").actor]).toEqual(["buyer", "bidders"])
    expect(inBaf("BestAndFinal").by).toBe(addDays(TODAY, 5))
  })

  it("is a decision on the earnest money once the offer ended with money held", () => {
    const ended = (decision: "none" | "open", ...transfers: ReadonlyArray<typeof PAID>) =>
      nextStepOfOffer(offer({ status: "Canceled", assetStatus: "Published", deposit: { decision, transfers } })).actor
    expect([ended("open", PAID), ended("none")]).toEqual(["administrator", "buyer"])
  })
})

describe("the next step of a sale", () => {
  const asset = (status: AssetStatus) => sale({ status, winnerOfferId: anOfferId(1) })
  const stepIn = (status: AssetStatus, ...offers: ReadonlyArray<StepOffer>) =>
    nextStepOfSale(asset(status), offers, EXAMPLE_NOW)

  it("is the seller's choice under selection, by the period's last day", () =>
    expect(stepIn("UnderSelection.CallForOffers")).toMatchObject({ actor: "seller", by: addDays(TODAY, 7) }))

  it("is to plan best and final once an offer is selected for it, or to wait for the planned days", () => {
    const selected = offer({ status: "BestAndFinal" })
    const does = (final: StepSale["bestAndFinalPeriod"]) =>
      nextStepOfSale(
        { ...asset("UnderSelection.CallForOffers"), bestAndFinalPeriod: final },
        [selected, offer({ status: "Published" })],
        EXAMPLE_NOW,
      ).does
    const end = shownEnd(addDays(TODAY, 7))
    expect([does(null), does(period(1, 3))]).toEqual([
      `Plan best and final for the offers that you selected, or choose the winner by ${end}.`,
      `Select offers for best and final, which starts on ${shownDay(addDays(TODAY, 1))}, or choose the winner by ${end}.`,
    ])
  })

  it("is the buyer's acceptance, then the seller's", () => {
    expect(stepIn("ContractPending.CallForOffers", offer())).toMatchObject({ actor: "buyer", by: BUYER_END })
    expect(stepIn("ContractPending.CallForOffers", offer({ closingPhase: "sellerClosing" }))).toMatchObject({
      actor: "seller",
      by: SELLER_END,
      does: `Accept the closing documents by ${shownEnd(SELLER_END)}.`,
    })
  })

  it("waits for a required deposit before the seller's acceptance and before the closing", () => {
    const due = sale({ status: "ContractPending.CallForOffers", requireBidDeposit: true, winnerOfferId: anOfferId(1) })
    expect(nextStepOfSale(due, [offer({ closingPhase: "sellerClosing" })], EXAMPLE_NOW).actor).toBe("buyer")
    const made = { ...due, status: "UnderContract" as const }
    expect(nextStepOfSale(made, [offer({ closingPhase: "completed" })], EXAMPLE_NOW).actor).toBe("buyer")
  })

  it("is the payout of held earnest money after the closing, then nothing", () => {
    const held = offer({ closingPhase: "completed", deposit: { decision: "none", transfers: [PAID] } })
    expect([stepIn("Closed", held).actor, stepIn("Closed", offer({ closingPhase: "completed" })).actor]).toEqual([
      "seller",
      "nobody",
    ])
  })

  it("has no day to be done by before the call for offers: the sentence names when that starts", () => {
    const soon = sale({ callForOffersPeriod: period(2, 6) })
    expect(nextStepOfSale(soon, [], EXAMPLE_NOW)).toMatchObject({
      by: null,
      does: `Buyers make offers. The call for offers starts on ${shownDay(addDays(TODAY, 2))}.`,
    })
  })

  it("is up to who put the listing on hold", () => {
    const held = (by: "Admin" | "Plan" | "Seller") =>
      nextStepOfSale(sale({ status: "OnHold.Published", hold: { by, since: anOffer().creationDate } }), [], EXAMPLE_NOW)
    expect([held("Admin").actor, held("Seller").actor, held("Plan").does]).toEqual([
      "administrator",
      "seller",
      "Pay the listing's plan: the listing is on hold until then.",
    ])
  })
})
