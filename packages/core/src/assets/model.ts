import * as t from "io-ts"
import { Period } from "../periods/model.ts"
import { Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { AssetId, OfferId, UserId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { absentAsNull, orDefault } from "../shared/wire.ts"
import { ConfirmedWarning, Contact, Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { WizardStep } from "./vocabulary.ts"

/** The three folders of the data room, made before the asset. */
export const TierIds = t.readonly(
  t.strict({ tier_home_id: t.string, tier1_id: t.string, tier2_id: t.string }),
  "TierIds",
)
export type TierIds = t.TypeOf<typeof TierIds>

/** The sale's windows. `sellerClosing` and `buyerClosing` copy the winning offer's. */
export const SalePeriods = t.readonly(
  t.strict({
    callForOffers: orNull(Period),
    bestAndFinal: orNull(Period),
    underSelection: orNull(Period),
    buyerClosing: orNull(Period),
    sellerClosing: orNull(Period),
  }),
  "SalePeriods",
)
export type SalePeriods = t.TypeOf<typeof SalePeriods>

/** Who took the asset off the market for a while; a plan's hold is the bot's. */
export const Hold = t.readonly(
  t.strict({ by: t.keyof({ Seller: null, Admin: null, Plan: null }), since: Millis }),
  "Hold",
)
export type Hold = t.TypeOf<typeof Hold>

/** A data room as it is found by the ids of its folders. */
export interface OpenedRoom {
  readonly owner: UserId
  /** The listing that it belongs to, whatever became of that; null of one that waits for its listing. */
  readonly assetId: AssetId | null
}

/** One loan on the market, as the gateway keeps it. `version` counts its changes: an approval names the one reviewed. */
export const Asset = t.readonly(
  t.strict({
    id: AssetId,
    version: t.Int,
    /** The first is the owner that every guard asks for. */
    owners: t.readonlyArray(UserId),
    status: AssetStatus,
    /** When it came into its status: some transitions fire only for a period that ended since. */
    statusSince: Millis,
    /** `pending` while an administrator has the requested publication before him. */
    registrationStatus: orNull(t.literal("pending")),
    /** When publication was requested last. Approval keeps it, so that an approval taken back waits under its old day. */
    publicationRequestedAt: absentAsNull(Millis),
    /** What the seller wrote with that request for who reviews it. */
    publicationNote: absentAsNull(t.string),
    statusComment: orNull(t.string),
    creationDate: Millis,
    dateModified: Millis,
    publishedTime: orNull(Millis),
    pricingPlan: t.string,
    /** Whether the listing ends 90 days after it was published. */
    lenderDirect90: t.boolean,
    planPaid: t.boolean,
    planUnpaidSince: orNull(Millis),
    currentStep: orNull(WizardStep),
    tiers: TierIds,
    mainInfo: MainInfo,
    noteOverview: NoteOverview,
    propertyOverview: PropertyOverview,
    /** Picture keys; a thumbnail has the key with `-thumbnail`. */
    images: t.readonlyArray(t.string),
    dueDiligenceVisited: t.boolean,
    legal: Legal,
    contacts: t.readonlyArray(Contact),
    contactsDisclosed: t.boolean,
    requireBidDeposit: t.boolean,
    bidDepositSum: DecimalCents,
    periods: SalePeriods,
    hold: orNull(Hold),
    winnerOfferId: orNull(OfferId),
    /**
     * Kept with the writes that change them: offers in Published or BestAndFinal; of these the selected, and those on
     * several assets, which tie this one's fate to others'; and all ever published.
     */
    numberOfActiveOffers: t.Int,
    numberOfSelectedOffers: t.Int,
    numberOfActiveBundles: t.Int,
    numberOfOffers: t.Int,
    numberOfImpressions: t.Int,
    confirmedWarnings: orDefault(t.readonlyArray(ConfirmedWarning), []),
    /** Notes on facts that the source lacks, by field, e.g. `{ recourse: "demo value" }`. */
    provenance: t.record(t.string, t.string),
  }),
  "Asset",
)
export type Asset = t.TypeOf<typeof Asset>
