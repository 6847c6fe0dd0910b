import { aNewAsset, anAsset, anAssetId, aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSale, aSeller, EXAMPLE_NOW, marketInMemory, refusalOf } from "@xl/testkit/market"
import { aBid, anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { Effect } from "effect"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { bestAndFinalClosed } from "../assets/decisions.ts"
import type { AssetRefusal } from "../../assets/errors.ts"
import type { AssetStatus } from "../../kernel/statuses.ts"
import type { Asset } from "../../assets/model.ts"
import type { OfferRefusal } from "../../offers/errors.ts"
import type { Profile } from "../../profiles/model.ts"
import { addDays, dayOf, Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { recounted } from "./counters.ts"
import { courseOf } from "./course.ts"
import type { AccessRefusal } from "../../kernel/errors.ts"

type Tag = (AccessRefusal | AssetRefusal | OfferRefusal)["_tag"]
type Asked = Effect.Effect<unknown, { readonly _tag: string }>

const [ID, OFFER, TODAY] = [anAssetId(1), anOfferId(1), dayOf(EXAMPLE_NOW)]

/** A listing at rest in a status, with its people. */
const inStatus = (status: AssetStatus, change: Partial<Asset> = {}, ...people: ReadonlyArray<Profile>) => {
  const { asset, offers } = standingIn(status, change)
  const market = marketInMemory({
    seed: { assets: [asset], offers, profiles: [aSeller(), aBuyer(1), aBuyer(2), anAdmin(), ...people] },
  })
  return { market, seller: market.as(aSeller()), admin: market.as(anAdmin()), buyer: market.as(aBuyer(1)) }
}
const bidBy = (change: Partial<Profile>, ...of: Parameters<typeof aBid>): Asked => {
  const buyer = aBuyer(2, change)
  return marketInMemory({ actor: buyer, seed: { assets: [aPublishedAsset()], profiles: [aSeller()] } }).offers.create(
    aBid(...of),
  )
}
const bid = (change: Parameters<typeof terms>[0]): Asked => bidBy({}, [aPublishedAsset()], terms(change))
const funds = (change: Partial<Profile["buyerProfile"]>): Profile["buyerProfile"] => ({
  ...aBuyer().buyerProfile,
  ...change,
})
const day = (count: number) => addDays(TODAY, count)
const call = (from: number, to: number) => ({ callForOffers: { startDate: day(from), endDate: day(to) } })
/** The 90th day after the example buyers' funds approval. */
const FUNDS_OVER = Date.UTC(2027, 1, 16)

/** One way to each refusal. A refusal that a port names and nothing here reaches does not compile. */
const WAYS: { readonly [T in Tag]: () => Asked | Promise<Asked> } = {
  AllocationMismatch: () => {
    const market = marketInMemory({ actor: aBuyer(), seed: { assets: [aPublishedAsset()], profiles: [aSeller()] } })
    return market.offers.create({ assets: [{ id: ID, bidAllocation: 1 }], terms: terms() })
  },
  AssetClosedToOffers: () =>
    inStatus("UnderSelection.CallForOffers")
      .market.as(aBuyer(2))
      .offers.create(aBid([{ id: ID }])),
  AssetFactsInvalid: () => inStatus("Draft").seller.listings.create(aNewAsset({ bidDepositSum: -1 })),
  AssetNotFound: () => inStatus("Draft").seller.listings.discard(anAssetId(9)),
  AssetStatusForbids: () => inStatus("Closed").seller.listings.withdraw(ID),
  AssetVersionChanged: () => inStatus("Draft", { registrationStatus: "pending" }).admin.listings.approve(ID, 0),
  BestAndFinalNotRunning: () =>
    inStatus("UnderSelection.BestAndFinal").buyer.offers.edit(OFFER, aBid(anOffer().assets)),
  BidPriceOutOfBounds: () => bid({ bidPrice: 0, earnestMoneyDeposit: 0 }),
  BundleInvalid: () => bidBy({}, []),
  BuyerAcceptsFirst: () => inStatus("ContractPending.CallForOffers").seller.offers.acceptClosingDocuments(OFFER),
  ChangesUnconfirmed: () => inStatus("Published").seller.listings.edit(ID, { bidDepositSum: 1, confirmedChanges: [] }),
  BuyerNotApproved: () =>
    inStatus("UnderSelection.CallForOffers", {}, aBuyer(1, { roles: ["VerifiedUsers"] })).seller.offers.selectWinner(
      OFFER,
    ),
  BuyerUnderReview: () =>
    bidBy({ buyerUnderReview: true, buyerProfile: funds({ fundsApprovalDate: null }) }, [{ id: ID }]),
  ClosingDocumentNotRead: async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    return sale.buyer(1).offers.markClosingDocumentOpened(id, "LPA", must(t.Int, 1))
  },
  ClosingEndOutOfBounds: async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    return sale.admin.offers.editBuyerClosingPeriod(id, day(-1))
  },
  ClosingNotOpen: async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    // The buyer's window opened on the day of the win; before it, as on a clock set back, nothing is open.
    sale.market.home.clock.advance(-2 * 86_400_000)
    return sale.buyer(1).offers.acceptClosingDocuments(id)
  },
  ClosingOutOfBounds: () => bid({ closing: 0 }),
  DeclineReasonRequired: () => inStatus("Published").seller.offers.decline(OFFER, ""),
  DataRoomTaken: () => inStatus("Draft").seller.listings.create(aNewAsset({ tiers: anAsset({ id: ID }).tiers })),
  DepositAgreementMissing: () =>
    marketInMemory({
      actor: aBuyer(),
      settings: { autoDeposit: true },
      seed: { assets: [aPublishedAsset()], profiles: [aSeller()], offers: [anOffer({ status: "Draft" })] },
    }).offers.publish(OFFER),
  DepositOpen: async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    const { listings, offers } = sale.admin
    await runAll(offers.recordManualTransfer(id, "fund", "wire", TODAY), listings.revoke(ID, ""))
    return listings.remove(ID)
  },
  DepositUnpaid: () => {
    const standing = standingIn("ContractPending.CallForOffers", { requireBidDeposit: true })
    const closing = { startDate: day(0), endDate: day(9), endedAt: null }
    const asset = { ...standing.asset, periods: { ...standing.asset.periods, sellerClosing: closing } }
    const offers = standing.offers.map((offer) => ({
      ...offer,
      buyerClosingDocumentsAccepted: true,
      sellerClosingPeriod: closing,
    }))
    const market = marketInMemory({ actor: aSeller(), seed: { assets: [asset], offers, profiles: [aBuyer(1)] } })
    return market.offers.acceptClosingDocuments(OFFER)
  },
  DueDiligenceOutOfBounds: () => bid({ dueDiligencePeriod: 366 }),
  EarnestMoneyOutOfBounds: () => bid({ earnestMoneyDeposit: 8_000_000_01 }),
  EmailNotVerified: () => bidBy({ roles: ["ApprovedBuyers"] }, [{ id: ID }]),
  FundsExceeded: () => bid({ bidPrice: 50_000_000_01 }),
  FundsExpired: () => bidBy({ buyerProfile: funds({ fundsApprovalDate: day(-90) }) }, [{ id: ID }]),
  FundsMissing: () => bidBy({ buyerProfile: funds({ fundsApprovalDate: null }) }, [{ id: ID }]),
  HeldByAnother: () =>
    inStatus("OnHold.Published", { hold: { by: "Admin", since: EXAMPLE_NOW } }).seller.listings.release(ID, null),
  ListingHasOffers: () => inStatus("Published").admin.listings.takeBackApproval(ID),
  MoneyPaidOut: async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    const { offers } = sale.admin
    await runAll(
      offers.recordManualTransfer(id, "fund", "wire", TODAY),
      offers.cancel(id, "x"),
      offers.recordManualTransfer(id, "refundToBuyer", "wire", TODAY),
    )
    return offers.reactivate(id)
  },
  NoActiveOffer: () => {
    const market = marketInMemory({ actor: aSeller(), seed: { assets: [aPublishedAsset()] } })
    return market.listings.closeCallForOffers(ID)
  },
  NoOfferSelected: () => {
    // The scheduler is quicker: through a command the asset has fallen back to selection before this is asked.
    const { asset } = standingIn("BestAndFinal", { numberOfSelectedOffers: must(t.Int, 0) })
    const act = { by: { id: null, trigger: "Seller" }, at: EXAMPLE_NOW } as const
    return Effect.fromResult(
      bestAndFinalClosed(courseOf({ assets: [asset], offers: [] }), { ...asset, ...recounted(asset, []) }, act),
    )
  },
  OfferAlreadyActive: () => inStatus("Published").buyer.offers.create(aBid([{ id: ID }])),
  OfferNotFound: () => inStatus("Published").market.as(aBuyer(2)).offers.withdraw(OFFER),
  OfferStatusForbids: () => inStatus("ContractPending.CallForOffers").buyer.offers.withdraw(OFFER),
  OwnAsset: () => {
    const both = aSeller(1, { roles: [...aBuyer().roles, "Sellers"], buyerProfile: aBuyer().buyerProfile })
    return marketInMemory({ actor: both, seed: { assets: [aPublishedAsset()] } }).offers.create(aBid([{ id: ID }]))
  },
  PeriodEndNotAhead: () => inStatus("Published").seller.listings.planPeriods(ID, call(-5, -3)),
  PeriodEndsBeforeItStarts: () => inStatus("Published").seller.listings.planPeriods(ID, call(3, 1)),
  PeriodHasStarted: () => inStatus("CallForOffers").seller.listings.planPeriods(ID, call(2, 9)),
  OffersExceedFunds: async () => {
    const sale = aSale({ aggregateFunds: "refuse" })
    await sale.bid(1, [1], 30_000_000_00)
    return sale.buyer(1).offers.create(aBid([{ id: anAssetId(2) }], terms({ bidPrice: 30_000_000_00 })))
  },
  PeriodsOverlap: () =>
    inStatus("CallForOffers").seller.listings.planPeriods(ID, {
      underSelection: { startDate: day(5), endDate: day(9) },
    }),
  PlanUnpaid: () =>
    inStatus("OnHold.Published", {
      hold: { by: "Plan", since: EXAMPLE_NOW },
      planUnpaidSince: must(Millis, EXAMPLE_NOW - 1),
    }).seller.listings.release(ID, null),
  ProfileNotFilled: () => bidBy({ officePhone: null }, [{ id: ID }]),
  PublicationIncomplete: () => inStatus("Draft", { images: [] }).seller.listings.requestPublish(ID),
  PublicationNotRequested: () => inStatus("Draft").admin.listings.approve(ID, 1),
  PublicationPending: () => inStatus("Draft", { registrationStatus: "pending" }).seller.listings.edit(ID, {}),
  ReferenceRequired: () => inStatus("Published").admin.offers.recordManualTransfer(OFFER, "fund", "", TODAY),
  RoleMissing: () => inStatus("Published").buyer.listings.withdraw(ID),
  SellerProfileNotUpdated: () => {
    const seller = aSeller(1, { sellerProfile: { ...aSeller().sellerProfile, executive: false } })
    const { asset } = standingIn("Draft")
    return marketInMemory({ actor: seller, seed: { assets: [asset] } }).listings.requestPublish(ID)
  },
  SellerRevoked: () => {
    const seller = aSeller(1, { sellerProfile: { ...aSeller().sellerProfile, status: "Revoked" } })
    const { asset } = standingIn("Draft")
    return marketInMemory({ actor: seller, seed: { assets: [asset] } }).listings.requestPublish(ID)
  },
  SignInRequired: () => inStatus("Published").market.as(null).listings.withdraw(ID),
  TransferOutOfOrder: () => inStatus("Published").admin.offers.recordManualTransfer(OFFER, "refundToBuyer", "x", TODAY),
  WinnerChosen: async () => {
    const sale = aSale()
    const [one, other] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    await sale.close(1)
    await sale.win(one.id)
    return sale.seller.offers.selectWinner(other.id)
  },
  WinnerFundsExpired: () => {
    const { market, seller } = inStatus("UnderSelection.CallForOffers")
    market.home.clock.set(FUNDS_OVER)
    return seller.offers.selectWinner(OFFER)
  },
  WinnerFundsShort: async () => {
    const sale = aSale()
    const [one, other] = [await sale.bid(1, [1], 30_000_000_00), await sale.bid(1, [3], 30_000_000_00)]
    await sale.close(1, 3)
    await sale.win(one.id)
    return sale.seller.offers.selectWinner(other.id)
  },
}

const runAll = async (...asked: ReadonlyArray<Asked>): Promise<void> => {
  for (const ask of asked) await Effect.runPromise(ask)
}

describe("every refusal of the market", () => {
  it.each(Object.entries(WAYS))("%s is what somebody meets", async (tag, way) =>
    expect(await refusalOf(await way())).toBe(tag),
  )
})
