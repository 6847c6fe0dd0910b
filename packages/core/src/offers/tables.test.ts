import { aPublishedAsset } from "@xl/testkit/assets"
import { actorOf, aBuyer, anAdmin, aProfile, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Actor, SignedIn } from "../kernel/actor.ts"
import { signedIn } from "../kernel/policies.ts"
import type { Asset } from "../assets/index.ts"
import { type AssetStatus, OfferStatus } from "../kernel/index.ts"
import { LIFECYCLE, type Offer } from "./index.ts"
import { type AskedOfOffers, mayAskOfOffers, OFFER_OPERATIONS, partOnOffer } from "./policies.ts"
import { mayReactivate } from "./reactivation.ts"

const COMMANDS = Object.keys(OFFER_OPERATIONS) as ReadonlyArray<AskedOfOffers>
const user = (actor: Actor): SignedIn => Result.getOrThrow(signedIn(actor))

it("lists every way through the life of an offer, and no other", () => {
  expect(LIFECYCLE.map(({ by, command, from, to }) => `${command} ${by.join()}: ${from} to ${to}`)).toEqual([
    "create Buyer: null to Draft",
    "edit Buyer: Draft to Draft",
    "publish Buyer: Draft to Published",
    "edit Buyer: Published to Published",
    "selectForBestAndFinal Seller: Published to BestAndFinal",
    "edit Buyer: BestAndFinal to BestAndFinal",
    "bot Bot: BestAndFinal to Published",
    "selectWinner Seller: Published to Successful",
    "selectWinner Seller: BestAndFinal to Successful",
    "decline Seller: Published to Declined",
    "decline Seller: BestAndFinal to Declined",
    "bot Bot: Published to Declined",
    "bot Bot: BestAndFinal to Declined",
    "withdraw Buyer: Draft to Withdrawn",
    "withdraw Buyer: Published to Withdrawn",
    "withdraw Buyer: BestAndFinal to Withdrawn",
    "bot Bot: Published to Canceled",
    "bot Bot: BestAndFinal to Canceled",
    "bot Bot: Successful to Canceled",
    "cancel Admin: Published to Canceled",
    "cancel Admin: BestAndFinal to Canceled",
    "cancel Admin: Successful to Canceled",
    "acceptClosingDocuments Buyer: Successful to Successful",
    "acceptClosingDocuments Seller: Successful to Successful",
    "markClosingDocumentOpened Buyer: Successful to Successful",
    "markClosingDocumentOpened Seller: Successful to Successful",
    "markClosingNoticeSeen Buyer: Successful to Successful",
    "markClosingNoticeSeen Seller: Successful to Successful",
    "editBuyerClosingPeriod Admin: Successful to Successful",
    "editSellerClosingPeriod Admin: Successful to Successful",
    "reactivate Admin: Canceled to Published",
    "reactivate Admin: Canceled to BestAndFinal",
  ])
  expect([...new Set(LIFECYCLE.flatMap(({ from }) => from ?? []))].every(OfferStatus.is)).toBe(true)
})

describe("a command on offers", () => {
  it("is asked for by its operation's name", () =>
    expect(OFFER_OPERATIONS).toEqual({
      acceptClosingDocuments: "acceptClosingDocuments",
      cancel: "cancelOffer",
      create: "createOffer",
      decline: "declineOffer",
      edit: "editOffer",
      editBuyerClosingPeriod: "editBuyerClosingPeriod",
      editSellerClosingPeriod: "editSellerClosingPeriod",
      markClosingDocumentOpened: "setOfferClosingHistoryDate",
      markClosingNoticeSeen: "updateClosingNotificationSeenInOffer",
      publish: "publishOffer",
      reactivate: "reactivateOffer",
      recordManualTransfer: "recordManualTransfer",
      selectForBestAndFinal: "selectForBestAndFinal",
      selectWinner: "selectWinner",
      withdraw: "withdrawOffer",
    }))

  it("is refused before anything is looked up to whom it can never be given", () => {
    const given = (actor: Actor) => COMMANDS.filter((command) => Result.isSuccess(mayAskOfOffers(actor, command)))
    const anybody = ["acceptClosingDocuments", "markClosingDocumentOpened", "markClosingNoticeSeen", "withdraw"]
    expect(given({ tag: "guest" })).toEqual([])
    expect(given(actorOf(aProfile()))).toEqual(anybody)
    expect(given(actorOf(aBuyer())).toSorted()).toEqual([...anybody, "create", "edit", "publish"].toSorted())
    expect(given(actorOf(aSeller())).toSorted()).toEqual(
      [...anybody, "decline", "selectForBestAndFinal", "selectWinner"].toSorted(),
    )
    expect(given(actorOf(anAdmin())).toSorted()).toEqual(
      [
        ...anybody,
        "cancel",
        "editBuyerClosingPeriod",
        "editSellerClosingPeriod",
        "reactivate",
        "recordManualTransfer",
      ].toSorted(),
    )
  })

  it("is somebody's part on this offer, and of nobody else's", () => {
    const offer = anOffer({ status: "Published", publishedDate: EXAMPLE_NOW })
    const parts = (actor: Actor) =>
      COMMANDS.flatMap((command) => {
        const part = partOnOffer(user(actor), command, offer)
        return Result.isSuccess(part) ? [`${command} ${part.success.trigger}`] : []
      })
    expect(parts(actorOf(aBuyer()))).toEqual([
      "acceptClosingDocuments Buyer",
      "create Buyer",
      "edit Buyer",
      "markClosingDocumentOpened Buyer",
      "markClosingNoticeSeen Buyer",
      "publish Buyer",
      "withdraw Buyer",
    ])
    expect(parts(actorOf(aSeller()))).toEqual([
      "acceptClosingDocuments Seller",
      "decline Seller",
      "markClosingDocumentOpened Seller",
      "markClosingNoticeSeen Seller",
      "selectForBestAndFinal Seller",
      "selectWinner Seller",
    ])
    expect(parts(actorOf(anAdmin()))).toEqual([
      "cancel Admin",
      "editBuyerClosingPeriod Admin",
      "editSellerClosingPeriod Admin",
      "reactivate Admin",
      "recordManualTransfer Admin",
    ])
    expect(parts(actorOf(aProfile()))).toEqual([])
  })
})

describe("a canceled offer", () => {
  const canceled = (change: Partial<Offer> = {}) => anOffer({ status: "Canceled", ...change })
  const asset = (status: AssetStatus, change: Partial<Asset> = {}) => aPublishedAsset({ status, ...change })
  const outcome = (offer: Offer, ...assets: ReadonlyArray<Asset>) =>
    Result.match(mayReactivate(offer, assets), { onSuccess: (to) => to, onFailure: ({ _tag }) => _tag })

  it("comes back as published where all of its assets take offers", () => {
    expect(outcome(canceled(), asset("Published"), asset("CallForOffers"))).toBe("Published")
    expect(outcome(canceled(), asset("Published"), asset("UnderSelection.CallForOffers"))).toBe("AssetClosedToOffers")
  })

  it("comes back as selected where all are in best and final, and it was selected once", () => {
    const selected = canceled({ acceptedDate: EXAMPLE_NOW })
    expect(outcome(selected, asset("BestAndFinal"), asset("BestAndFinal"))).toBe("BestAndFinal")
    expect(outcome(selected, asset("BestAndFinal"), asset("Published"))).toBe("AssetClosedToOffers")
    expect(outcome(canceled({ acceptedDate: null }), asset("BestAndFinal"))).toBe("AssetClosedToOffers")
    expect(outcome(canceled({ acceptedDate: EXAMPLE_NOW }), asset("UnderContract"))).toBe("AssetClosedToOffers")
  })

  it("stays so where one of its assets has a winner", () =>
    expect(outcome(canceled(), asset("Published", { winnerOfferId: anOffer().id }), asset("Published"))).toBe(
      "WinnerChosen",
    ))
})
