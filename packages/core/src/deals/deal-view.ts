import * as t from "io-ts"
import type { Asset } from "../assets/model.ts"
import { ownView } from "../assets/visibility.ts"
import type { Tier2RequestView } from "../data-room/model.ts"
import { dueByHand, type DueByHand } from "../deposits/by-hand.ts"
import { depositOf, type KeptDeposit } from "../deposits/kept.ts"
import { depositFigures } from "../deposits/ledger.ts"
import { fundingStatus } from "../deposits/machine.ts"
import type { LegalDocument } from "../legal-documents/model.ts"
import { legalDocumentTexts } from "../legal-documents/words.ts"
import { approvedFunds, type Committing } from "../offers/funds.ts"
import type { Offer } from "../offers/model.ts"
import { isOfferOver } from "../offers/standing.ts"
import { type Bidder, bidderOf as offerBidder, buyerNameOf, offerView } from "../offers/visibility.ts"
import type { Profile } from "../profiles/model.ts"
import type { SignedIn } from "../kernel/actor.ts"
import type { RoleRequestView } from "../roles/views.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import type { DealBidder, DealDeposit, DealPaper, DealSeller, DealView } from "./views.ts"

/** What a deal's page is made of, as it is kept. */
export interface DealRows {
  readonly asset: Asset
  readonly seller: Profile | null
  /** Offers ever sent to the seller, each with its buyer. */
  readonly offers: ReadonlyArray<{
    readonly offer: Offer
    readonly buyer: Profile | null
    /** Status of the offer's first asset. */
    readonly assetStatus: Asset["status"]
    /** Offers that its buyer promises to pay, to whichever seller. */
    readonly committed: ReadonlyArray<Committing>
  }>
  readonly deposits: ReadonlyArray<KeptDeposit>
  readonly papers: ReadonlyArray<LegalDocument>
  readonly agreementSigners: number
  readonly tier2Requests: ReadonlyArray<Tier2RequestView>
  readonly roleRequests: ReadonlyArray<RoleRequestView>
}

const NOBODY: Bidder = { name: null, fundsMark: "covered" }

const joined = (...names: ReadonlyArray<string | null>): string | null =>
  names.filter((name) => name?.trim()).join(" ") || null

const contactOf = (profile: Profile) => ({
  id: profile.id,
  name: buyerNameOf(profile),
  email: profile.email,
  companyName: profile.companyName,
})

/** The seller of a deal, for administrators. */
export const sellerOf = (profile: Profile): DealSeller => {
  const { entityName, phoneNumber, signedByFirstName, signedByLastName, status } = profile.sellerProfile
  return {
    ...contactOf(profile),
    phone: phoneNumber ?? profile.officePhone ?? profile.cellPhone,
    entity: entityName,
    signer: joined(signedByFirstName, signedByLastName),
    isRevoked: status === "Revoked",
  }
}

const bidderOf = (profile: Profile, offerIds: DealBidder["offerIds"]): DealBidder => {
  const { buyerProfile } = profile
  return {
    ...contactOf(profile),
    phone: profile.officePhone ?? profile.cellPhone,
    entity: buyerProfile.purchasingEntity,
    signer: joined(buyerProfile.mmgpFirstName, buyerProfile.mmgpLastName),
    isApproved: buyerProfile.approved,
    isUnderReview: profile.buyerUnderReview,
    pofSum: approvedFunds(buyerProfile),
    fundsApprovalDate: buyerProfile.fundsApprovalDate,
    fundsApprovalExpiryDate: buyerProfile.fundsApprovalExpiryDate,
    offerIds,
  }
}

/** Each buyer once, in the order of the offers. */
const biddersOf = (offers: DealRows["offers"]): ReadonlyArray<DealBidder> => {
  const buyers = new Map(offers.flatMap(({ buyer }) => (buyer ? [[buyer.id, buyer] as const] : [])))
  return [...buyers.values()].map((buyer) =>
    bidderOf(
      buyer,
      offers.filter((one) => one.buyer?.id === buyer.id).map(({ offer }) => offer.id),
    ),
  )
}

/** Of an offer that is over, and after the closing, no earnest money is waited for; what arrives late is entered with the deposit itself. */
const awaited = (due: ReadonlyArray<DueByHand>, { assetStatus, offer }: DealRows["offers"][number]) =>
  isOfferOver(offer.status) || assetStatus === "Closed" ? due.filter(({ leg }) => leg !== "fund") : due

const depositRow = (bid: DealRows["offers"][number], kept: KeptDeposit | null): DealDeposit => {
  const { offer } = bid
  const { account } = depositOf(offer, kept)
  const { held, paid } = depositFigures(account)
  return {
    offerId: offer.id,
    value: account.value,
    depositStatus: fundingStatus(account),
    decision: offer.deposit.decision,
    held: must(Cents, held),
    depositRefund: must(Cents, paid.toBuyer),
    toSeller: must(Cents, paid.toSeller),
    toAdmin: must(Cents, paid.toAdmin),
    due: awaited(dueByHand(account, offer), bid),
  }
}

const depositsOf = ({ deposits, offers }: DealRows): ReadonlyArray<DealDeposit> =>
  offers
    .map((bid) => depositRow(bid, deposits.find(({ account }) => account.offerId === bid.offer.id) ?? null))
    .filter(({ value }) => value > 0)

const paperRow = ({ docType, edition, failure, madeAt, offerId, state }: LegalDocument): DealPaper => ({
  offerId,
  docType,
  state,
  edition: must(t.Int, edition),
  madeAt,
  failure: failure && legalDocumentTexts[failure.code],
})

/** The newest request of each person for each role; `requests` come newest first. */
const newestOf = (requests: DealRows["roleRequests"]): DealRows["roleRequests"] => {
  const key = ({ request: { creator, type } }: RoleRequestView) => `${creator} ${type}`
  return requests.filter((one, at) => requests.findIndex((other) => key(other) === key(one)) === at)
}

/** The page of a deal. Private: administrators alone are given it. */
export const dealView = (rows: DealRows, administrator: SignedIn, now: number): DealView => ({
  asset: ownView(rows.asset, administrator),
  seller: rows.seller && sellerOf(rows.seller),
  bidders: biddersOf(rows.offers),
  offers: rows.offers.flatMap(
    ({ assetStatus, buyer, committed, offer }) =>
      offerView(
        offer,
        { status: assetStatus },
        buyer ? offerBidder(offer, buyer, committed) : NOBODY,
        administrator,
        now,
      ) ?? [],
  ),
  deposits: depositsOf(rows),
  papers: rows.papers.map(paperRow),
  agreementSigners: must(t.Int, rows.agreementSigners),
  tier2Requests: rows.tier2Requests,
  roleRequests: newestOf(rows.roleRequests),
})
