import * as t from "io-ts"
import { Period } from "../periods/model.ts"
import { Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { AssetId, OfferId, UserId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { ConfirmedWarning, Contact, Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
import { Hold } from "./model.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { PropertyType, WizardStep } from "./vocabulary.ts"

/**
 * An asset as somebody may see it. What is null for want of a right: contacts before they are disclosed,
 * `statusComment`, `confirmedWarnings`, the counters of offers, `winnerOfferId`, `hold`, `registrationStatus`, `publicationRequestedAt`, `publicationNote`,
 * `version`, and of the wizard `currentStep`, `dueDiligenceVisited` and `legal`, for everybody but the first owner and administrators.
 */
export const AssetView = t.readonly(
  t.strict({
    id: AssetId,
    version: orNull(t.Int),
    status: AssetStatus,
    registrationStatus: orNull(t.literal("pending")),
    publicationRequestedAt: orNull(Millis),
    publicationNote: orNull(t.string),
    statusComment: orNull(t.string),
    currentStep: orNull(WizardStep),
    dueDiligenceVisited: orNull(t.boolean),
    legal: orNull(Legal),
    mainInfo: MainInfo,
    noteOverview: NoteOverview,
    propertyOverview: PropertyOverview,
    confirmedWarnings: orNull(t.readonlyArray(ConfirmedWarning)),
    images: t.readonlyArray(t.string),
    publishedTime: orNull(Millis),
    /** When it entered its status. */
    statusSince: Millis,
    callForOffersPeriod: orNull(Period),
    bestAndFinalPeriod: orNull(Period),
    underSelectionPeriod: orNull(Period),
    contacts: orNull(t.readonlyArray(Contact)),
    contactsDisclosed: t.boolean,
    requireBidDeposit: t.boolean,
    bidDepositSum: DecimalCents,
    hold: orNull(Hold),
    winnerOfferId: orNull(OfferId),
    numberOfImpressions: t.Int,
    numberOfActiveOffers: orNull(t.Int),
    numberOfOffers: orNull(t.Int),
    /** Members who keep it as a favorite, its owner aside. For the first owner and administrators, in searches and look-ups; null in the answer of a command. */
    numberOfFavorites: orNull(t.Int),
    /** Whether the caller is the first owner. */
    isOwner: t.boolean,
    /** Says of which assets the first owner is the same, and nothing of who that is. Null for a guest. */
    sellerId: orNull(UserId),
    /** The first owner's entity, else name. For administrators, in searches and look-ups; null in the answer of a command. */
    sellerName: orNull(t.string),
    provenance: t.record(t.string, t.string),
  }),
  "AssetView",
)
export type AssetView = t.TypeOf<typeof AssetView>

/** One page of a search; `total` counts every match the caller may see. Nothing matches while nobody knows the place that `near` names. */
export const AssetPage = t.readonly(
  t.strict({ total: t.Int, assets: t.readonlyArray(AssetView), isPlaceUnknown: t.boolean }),
  "AssetPage",
)
export type AssetPage = t.TypeOf<typeof AssetPage>

/** How many public assets there are of a property type. */
export const AssetCount = t.readonly(t.strict({ propertyType: PropertyType, total: t.Int }), "AssetCount")
export type AssetCount = t.TypeOf<typeof AssetCount>
