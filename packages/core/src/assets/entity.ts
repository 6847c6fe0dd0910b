import * as t from "io-ts"
import { SentPeriodOrNull } from "../periods/wire.ts"
import { DocumentRef } from "../roles/model.ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents, UsdCents } from "../shared/decimal.ts"
import { AssetId, OfferId, UserId } from "../shared/ids.ts"
import { absentAsNull, IsoDay, orDefault, tolerant } from "../shared/wire.ts"
import { AssetStatus } from "./statuses.ts"
import { LoanStatus, WizardStep } from "./vocabulary.ts"

const text = absentAsNull(t.string)
const flag = absentAsNull(t.boolean)
const count = absentAsNull(t.Int)
const users = absentAsNull(t.readonlyArray(UserId))
const texts = absentAsNull(t.readonlyArray(t.string))

/** Whether everybody or only invited people find an asset. */
export const Privacy = t.keyof({ Public: null, Private: null }, "Privacy")
/** How the seller wants earnest money to come. */
export const BidDepositChannel = t.keyof({ Electronic: null, Wire: null }, "BidDepositChannel")
/** Whether the day on which the loan is due is shown. */
export const DisplayDueDate = t.keyof({ Date: null, None: null }, "DisplayDueDate")
export type DisplayDueDate = t.TypeOf<typeof DisplayDueDate>
/** What an asset shows where nobody chose. */
export const DEFAULT_DUE_DATE: DisplayDueDate = "Date"

/** How far a foreclosure is. */
export const Foreclosure = t.readonly(
  t.strict({
    filedDate: absentAsNull(Day),
    saleDate: absentAsNull(Day),
    judgmentDate: absentAsNull(Day),
    receiver: flag,
  }),
  "Foreclosure",
)

/** The seller as an asset names it. */
export const AssetSeller = t.readonly(
  t.strict({ name: text, phoneNumber: text, entityName: text, title: text }),
  "AssetSeller",
)

/** The windows of the sale, each with a first and a last day, or null. */
export const assetPeriods = {
  callForOffersPeriod: SentPeriodOrNull,
  bestAndFinalPeriod: SentPeriodOrNull,
  underSelectionPeriod: SentPeriodOrNull,
  sellerClosingPeriod: SentPeriodOrNull,
}

/**
 * What is counted of an asset: offers that are active, agreements executed, offers ever published, these with drafts,
 * everything that anybody did, requests for tier 2, viewers that only looked, views, and signed-in viewers, each once.
 */
export const assetCounters = {
  numberOfActiveOffers: count,
  numberOfCAs: count,
  numberOfOffers: count,
  numberOfAllOffers: count,
  numberOfAllActivities: count,
  numberOfTier2s: count,
  numberOfViewedOnly: count,
  numberOfImpressions: count,
  totalUniqueViewers: count,
}

/**
 * An asset with every field that the specification names, as other clients read it. What was not asked for, or may not be
 * seen, is null; a status that we do not know is kept as an unknown word.
 */
export const AssetEntity = t.readonly(
  t.strict({
    id: AssetId,
    name: text,
    title: text,
    description: text,
    type: text,
    status: absentAsNull(tolerant(AssetStatus)),
    statusComment: text,
    assetStatus: absentAsNull(t.readonlyArray(tolerant(LoanStatus))),
    privacy: absentAsNull(tolerant(Privacy)),
    upbDate: absentAsNull(IsoDay),
    creationDate: absentAsNull(Millis),
    dateModified: absentAsNull(Millis),
    owners: users,
    owner: absentAsNull(UserId),
    ownerEmail: text,
    seller: absentAsNull(AssetSeller),
    pricingPlan: text,
    bestCashOffer: absentAsNull(DecimalCents),
    currentStep: absentAsNull(tolerant(WizardStep)),
    registrationStatus: text,
    images: texts,
    imageKeys: texts,
    customCADoc: text,
    customCAText: text,
    caConfirmed: flag,
    TOCConfirmed: flag,
    BDAConfirmed: flag,
    contactsDisclosed: flag,
    requireBidDeposit: flag,
    bidDepositSum: absentAsNull(DecimalCents),
    preferredBidDepositChannel: absentAsNull(tolerant(BidDepositChannel)),
    displayDueDate: orDefault(DisplayDueDate, DEFAULT_DUE_DATE),
    principalBalance: absentAsNull(UsdCents),
    listingPrice: absentAsNull(UsdCents),
    upb: absentAsNull(DecimalCents),
    publishedTime: absentAsNull(Millis),
    paymentStatus: text,
    foreclosure: absentAsNull(Foreclosure),
    winnerOffer: absentAsNull(t.readonly(t.strict({ id: OfferId, bidPrice: DecimalCents }))),
    winnerOfferId: absentAsNull(OfferId),
    sellerClosingDocumentsAccepted: flag,
    documents: absentAsNull(t.readonlyArray(DocumentRef)),
    tier_1_whitelist: users,
    tier_2_whitelist: users,
    draftTier2Requests: users,
    favoriteForUsers: users,
    tier1_id: text,
    tier2_id: text,
    tier_home_id: text,
    ...assetPeriods,
    ...assetCounters,
  }),
  "AssetEntity",
)
export type AssetEntity = t.TypeOf<typeof AssetEntity>
