import * as t from "io-ts"
import { AssetView } from "../assets/views.ts"
import { Tier2RequestView } from "../data-room/model.ts"
import { FundingStatus } from "../deposits/model.ts"
import { LegalDocumentType } from "../legal-documents/model.ts"
import { LegalDocumentState } from "../legal-documents/views.ts"
import { Deposit, TransferLeg } from "../offers/model.ts"
import { OfferView } from "../offers/views.ts"
import { RoleRequestView } from "../roles/views.ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { OfferId, UserId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"

const text = orNull(t.string)

/** `entity` buys or sells, `signer` signs for it; `phone` is digits only. */
const person = { id: UserId, name: text, email: t.string, phone: text, companyName: text, entity: text, signer: text }

/** The seller of a deal. A revoked seller cannot publish. */
export const DealSeller = t.readonly(t.strict({ ...person, isRevoked: t.boolean }), "DealSeller")
/** The seller of a deal. */
export type DealSeller = t.TypeOf<typeof DealSeller>

/** A buyer with offers on the asset, and the funds approved for the entity that buys today. */
export const DealBidder = t.readonly(
  t.strict({
    ...person,
    isApproved: t.boolean,
    isUnderReview: t.boolean,
    pofSum: DecimalCents,
    fundsApprovalDate: orNull(Day),
    fundsApprovalExpiryDate: orNull(Day),
    offerIds: t.readonlyArray(OfferId),
  }),
  "DealBidder",
)
/** A buyer with offers on the asset. */
export type DealBidder = t.TypeOf<typeof DealBidder>

/** The earnest money of one offer: what was promised, what moved and what waits for an administrator's entry. */
export const DealDeposit = t.readonly(
  t.strict({
    offerId: OfferId,
    value: DecimalCents,
    depositStatus: FundingStatus,
    decision: Deposit.type.type.props.decision,
    held: DecimalCents,
    depositRefund: DecimalCents,
    toSeller: DecimalCents,
    toAdmin: DecimalCents,
    due: t.readonlyArray(t.readonly(t.strict({ leg: TransferLeg, amount: DecimalCents }))),
  }),
  "DealDeposit",
)
/** The earnest money of one offer. */
export type DealDeposit = t.TypeOf<typeof DealDeposit>

/** A closing document of an offer that won. `failure` is the sentence for people. */
export const DealPaper = t.readonly(
  t.strict({
    offerId: OfferId,
    docType: LegalDocumentType,
    state: LegalDocumentState,
    edition: t.Int,
    madeAt: orNull(Millis),
    failure: text,
  }),
  "DealPaper",
)
/** A closing document of an offer that won. */
export type DealPaper = t.TypeOf<typeof DealPaper>

/** One sale on one page, for administrators. Offers are those ever sent to the seller, highest price first. */
export const DealView = t.readonly(
  t.strict({
    asset: AssetView,
    seller: orNull(DealSeller),
    bidders: t.readonlyArray(DealBidder),
    offers: t.readonlyArray(OfferView),
    deposits: t.readonlyArray(DealDeposit),
    papers: t.readonlyArray(DealPaper),
    /** Users who executed the confidentiality agreement of the data room. */
    agreementSigners: t.Int,
    /** The pending first, then the latest decided. */
    tier2Requests: t.readonlyArray(Tier2RequestView),
    /** The newest request of the seller and of each bidder for each role. */
    roleRequests: t.readonlyArray(RoleRequestView),
  }),
  "DealView",
)
/** One sale on one page, for administrators. */
export type DealView = t.TypeOf<typeof DealView>

/** Requests of each kind that a deal's page lists at most. */
export const MOST_DEAL_REQUESTS = 50
