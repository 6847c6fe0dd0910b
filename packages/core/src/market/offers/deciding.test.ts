import { DepositUnpaid, AssetStatusForbids, WinnerChosen } from "../../assets/errors.ts"
import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Asset } from "../../assets/model.ts"
import { AssetStatus } from "../../kernel/statuses.ts"
import { courseOf } from "../deal/course.ts"
import { type Act } from "../../kernel/events.ts"
import { addDays, DAY_MILLIS, dayOf, Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { acceptedDocuments } from "./closing-decisions.ts"
import { canceledOffer, mayBeSelected, selectedForBestAndFinal, won } from "./decisions.ts"
import { ClosingNotOpen, OfferStatusForbids } from "../../offers/errors.ts"
import type { Offer } from "../../offers/model.ts"
import { reactivated } from "./reactivated-offer.ts"

const at = must(Millis, EXAMPLE_NOW)
const act = (trigger: Act["by"]["trigger"]): Act => ({ by: { id: aSeller().id, trigger }, at })
const asset = (count: number, status: AssetStatus, change: Partial<Asset> = {}) =>
  aPublishedAsset({ id: anAssetId(count), status, ...change })
const bundle = (change: Partial<Offer> = {}) =>
  anOffer({
    type: "MultipleBid",
    assets: anOffer().assets.flatMap((one) => [1, 2].map((count) => ({ ...one, id: anAssetId(count) }))),
    ...change,
  })
const courseWith = (offer: Offer, ...assets: ReadonlyArray<Asset>) => courseOf({ assets, offers: [offer] })
const failureOf = <A, E>(result: Result.Result<A, E>): E | null => (Result.isFailure(result) ? result.failure : null)

describe("a bundle that a seller would choose", () => {
  const refused = (offer: Offer, ...assets: ReadonlyArray<Asset>) =>
    failureOf(mayBeSelected(courseWith(offer, ...assets), offer))

  it("is refused where one of its assets has a winner, or is not under selection", () => {
    const free = asset(1, "UnderSelection.CallForOffers")
    const taken = asset(2, "UnderSelection.CallForOffers", { winnerOfferId: anOffer().id })
    expect(refused(bundle(), free, taken)).toEqual(new WinnerChosen())
    expect(refused(bundle(), free, asset(2, "Published"))).toEqual(
      new AssetStatusForbids({ status: "Published", command: "selectWinner" }),
    )
    expect(refused(bundle(), free, asset(2, "UnderSelection.CallForOffers"))).toBeNull()
  })

  it("must have been selected where one of its assets is past best and final", () => {
    const mixed = [asset(1, "UnderSelection.CallForOffers"), asset(2, "UnderSelection.BestAndFinal")]
    expect(refused(bundle(), ...mixed)).toEqual(
      new OfferStatusForbids({ status: "Published", command: "selectWinner" }),
    )
    expect(refused(bundle({ status: "BestAndFinal" }), ...mixed)).toBeNull()
  })

  it("never wins an asset out of turn: that is a defect", () => {
    const sold = asset(1, "Published")
    expect(() => won(courseWith(anOffer(), sold), anOffer(), act("Seller"))).toThrow(
      new RangeError(`Asset ${sold.id} cannot be won in Published`),
    )
  })
})

it("selects an offer for best and final while its asset is still to be decided", () => {
  const answers = Object.keys(AssetStatus.keys).map((word) => {
    const status = must(AssetStatus, word)
    const course = courseWith(anOffer(), asset(1, status))
    return [status, failureOf(selectedForBestAndFinal(course, anOffer(), act("Seller")))] as const
  })
  const refused = answers.filter(([, refusal]) => refusal !== null)
  expect(answers.flatMap(([status, refusal]) => (refusal === null ? [status] : [])).toSorted()).toEqual([
    "BestAndFinal",
    "CallForOffers",
    "UnderSelection.CallForOffers",
  ])
  expect(refused.map(([, refusal]) => refusal)).toEqual(
    refused.map(([status]) => new AssetStatusForbids({ status, command: "selectForBestAndFinal" })),
  )
})

it("cancels an offer for a reason without the blanks around it, and no winner whose contract is made", () => {
  const canceled = canceledOffer(courseWith(anOffer(), asset(1, "Published")), anOffer(), " by mistake ", act("Admin"))
  expect(Result.getOrThrow(canceled).now.offers[0]?.cancelReason).toBe("by mistake")
  const winner = anOffer({ status: "Successful" })
  expect(failureOf(canceledOffer(courseWith(winner, asset(1, "UnderContract")), winner, "x", act("Admin")))).toEqual(
    new AssetStatusForbids({ status: "UnderContract", command: "cancelWinner" }),
  )
})

describe("the acceptance of closing documents", () => {
  const today = dayOf(EXAMPLE_NOW)
  const window = (from: number, to: number) => ({
    startDate: addDays(today, from),
    endDate: addDays(today, to),
    endedAt: null,
  })
  const winner = bundle({ status: "Successful", buyerClosingPeriod: window(0, 60) })
  const accepted = { ...winner, buyerClosingDocumentsAccepted: true, sellerClosingPeriod: window(0, 10) }
  const pending = (change: Partial<Asset> = {}) => [
    asset(1, "ContractPending.CallForOffers", { winnerOfferId: winner.id }),
    asset(2, "ContractPending.CallForOffers", { winnerOfferId: winner.id, ...change }),
  ]
  const accepts = (offer: Offer, trigger: "Buyer" | "Seller", assets = pending()) =>
    acceptedDocuments(courseWith(offer, ...assets), offer, 10, act(trigger))

  it("is a fact of its name, on the offer and on each of its assets", () => {
    const { steps } = Result.getOrThrow(accepts(winner, "Buyer"))
    expect(steps.map(({ of, type }) => `${of} ${type}`)).toEqual([
      "offer ClosingDocumentsAccepted",
      "asset ClosingDocumentsAccepted",
      "asset ClosingDocumentsAccepted",
    ])
    expect(Result.getOrThrow(accepts(accepted, "Seller")).steps[0]?.type).toBe("ClosingDocumentsAccepted")
  })

  it("is made once by each, and changes nothing after that", () => {
    const both = { ...accepted, sellerClosingDocumentsAccepted: true }
    for (const [offer, trigger] of [
      [accepted, "Buyer"],
      [both, "Seller"],
    ] as const)
      expect(Result.getOrThrow(accepts(offer, trigger)).steps).toEqual([])
  })

  it("is refused outside the party's own window, and once the contract is made", () => {
    const past = window(-9, -1)
    expect(failureOf(accepts({ ...winner, buyerClosingPeriod: past }, "Buyer"))).toEqual(new ClosingNotOpen())
    expect(failureOf(accepts({ ...accepted, sellerClosingPeriod: past }, "Seller"))).toEqual(new ClosingNotOpen())
    expect(failureOf(accepts(winner, "Buyer", pending({ status: "UnderContract" })))).toEqual(
      new AssetStatusForbids({ status: "UnderContract", command: "acceptClosingDocuments" }),
    )
  })

  it("waits for the earnest money where one asset of the bundle asks for it", () =>
    expect(failureOf(accepts(accepted, "Seller", pending({ requireBidDeposit: true })))).toEqual(new DepositUnpaid()))
})

describe("an offer brought back", () => {
  const canceled = anOffer({
    status: "Canceled",
    acceptedDate: at,
    winningDate: at,
    canceledDate: at,
    cancelReason: "by mistake",
    buyerClosingDocumentsAccepted: true,
    sellerClosingDocumentsAccepted: true,
    deposit: { ...anOffer().deposit, decision: "open" },
  })
  const later = { ...act("Admin"), at: must(Millis, EXAMPLE_NOW + DAY_MILLIS) }
  const back = (to: "BestAndFinal" | "Published", offer = canceled) =>
    reactivated(courseWith(offer, asset(1, "Published")), offer, to, later).now.offers[0]

  it("keeps when it was selected only where it is selected still, and when it was published", () => {
    expect([back("BestAndFinal")?.acceptedDate, back("Published")?.acceptedDate]).toEqual([at, null])
    expect(back("Published")?.publishedDate).toBe(canceled.publishedDate)
    expect(back("Published", { ...canceled, publishedDate: null })?.publishedDate).toBe(later.at)
  })

  it("has nothing of its win or its end left", () =>
    expect(back("Published")).toMatchObject({
      status: "Published",
      winningDate: null,
      canceledDate: null,
      cancelReason: null,
      buyerClosingDocumentsAccepted: false,
      sellerClosingDocumentsAccepted: false,
      deposit: { decision: "none" },
    }))
})
