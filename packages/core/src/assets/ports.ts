import { Context, type Effect } from "effect"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { PlannedPeriod } from "../periods/plan.ts"
import type { Day } from "../shared/days.ts"
import type { AssetId } from "../shared/ids.ts"
import type { AssetNotFound, AssetRefusal } from "./errors.ts"
import type { ConfirmedWarning, Contact, Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
import type { TierIds } from "./model.ts"
import type { AssetSearch } from "./search.ts"
import type { AssetCount, AssetPage, AssetView } from "./views.ts"
import type { WizardStep } from "./vocabulary.ts"

/** What anyone may look up; every answer holds only what the caller may see. Its laws are `assetCatalogContract`. */
export class AssetCatalog extends Context.Service<
  AssetCatalog,
  {
    /** One page of the assets that fit, in the order asked for. */
    readonly search: (search: AssetSearch) => Effect.Effect<AssetPage, MarketUnavailable>
    /** One asset as the asker may see it. */
    readonly find: (id: AssetId) => Effect.Effect<AssetView, AssetNotFound | MarketUnavailable>
    /** Other assets of the same seller that take offers now, the latest listed first and 6 at most: what one offer may cover with this one. */
    readonly companions: (
      id: AssetId,
    ) => Effect.Effect<ReadonlyArray<AssetView>, AccessRefusal | AssetNotFound | MarketUnavailable>
    /** How many assets are listed, by property type. */
    readonly count: () => Effect.Effect<ReadonlyArray<AssetCount>, MarketUnavailable>
    /** Counts that somebody looked. */
    readonly trackView: (id: AssetId) => Effect.Effect<void, AssetNotFound | MarketUnavailable>
  }
>()("@xl/core/assets/AssetCatalog") {}

/** A new listing before its steps are filled in. */
export interface NewAsset {
  readonly tiers: TierIds
  readonly mainInfo: MainInfo
  readonly contacts: ReadonlyArray<Contact>
  readonly bidDepositSum: number
  readonly pricingPlan: string
}

/** The part of an asset that one save of the wizard carries; `currentStep` is recorded by save-and-next. */
export interface AssetEdit {
  readonly currentStep?: WizardStep
  readonly mainInfo?: MainInfo
  readonly noteOverview?: NoteOverview
  readonly propertyOverview?: PropertyOverview
  readonly images?: ReadonlyArray<string>
  readonly dueDiligenceVisited?: boolean
  readonly legal?: Legal
  readonly contacts?: ReadonlyArray<Contact>
  readonly contactsDisclosed?: boolean
  readonly requireBidDeposit?: boolean
  readonly bidDepositSum?: number
  /** Replaces the list. */
  readonly confirmedWarnings?: ReadonlyArray<ConfirmedWarning>
  readonly provenance?: { readonly [field: string]: string }
  /** Paths of the material facts that the seller knows this save asks to change; left out, all are meant. */
  readonly confirmedChanges?: ReadonlyArray<string>
  /** Why material facts change, for who decides and, once approved, for whoever reads the listing. */
  readonly changeNote?: string
}

/** Only the periods named change. */
export interface PeriodPlan {
  readonly callForOffers?: PlannedPeriod
  readonly bestAndFinal?: PlannedPeriod
  readonly underSelection?: PlannedPeriod
}

type Answer = Effect.Effect<AssetView, AccessRefusal | AssetRefusal | MarketUnavailable>

/** Command port: what a seller or an administrator may ask of a listing. Its laws are `listingsContract` in testkit. */
export class Listings extends Context.Service<
  Listings,
  {
    /** Makes the folders of a new listing's papers and gives their ids. */
    readonly createDataRoom: (title: string) => Effect.Effect<TierIds, AccessRefusal | MarketUnavailable>
    /** Makes a draft. */
    readonly create: (asset: NewAsset) => Answer
    /** Saves what the step wizard changed. Material facts of a listing on the market become a change request; the rest applies at once. */
    readonly edit: (id: AssetId, edit: AssetEdit) => Answer
    /** Asks the administrators to list a complete draft, with a note of `MOST_PUBLICATION_NOTE` characters at most for who reviews it. */
    readonly requestPublish: (id: AssetId, note?: string) => Answer
    /** Takes that request back. */
    readonly cancelPublishRequest: (id: AssetId) => Answer
    /** Throws a draft away. */
    readonly discard: (id: AssetId) => Answer
    /** Plans or moves the periods of the sale. */
    readonly planPeriods: (id: AssetId, plan: PeriodPlan) => Answer
    /** Ends the call for offers before its day. */
    readonly closeCallForOffers: (id: AssetId) => Answer
    /** Ends best and final before its day. */
    readonly closeBestAndFinal: (id: AssetId) => Answer
    /** Puts a listing on hold. */
    readonly hold: (id: AssetId) => Answer
    /** `newEnd` is the new last day of the running period, where the old one passed meanwhile. */
    readonly release: (id: AssetId, newEnd: Day | null) => Answer
    /** Takes a listing off the market. */
    readonly withdraw: (id: AssetId) => Answer
    /** Administrators only, from here on. `version` is the one reviewed. */
    readonly approve: (id: AssetId, version: number) => Answer
    /** Puts a published listing back under review, while nobody has made an offer on it. */
    readonly takeBackApproval: (id: AssetId) => Answer
    /** Takes a listing off the market for the operator, who says why. */
    readonly revoke: (id: AssetId, comment: string) => Answer
    /** Says that the sale is done. */
    readonly confirmClosing: (id: AssetId) => Answer
    /** Says that the sale came to nothing, and why. */
    readonly reportFallThrough: (id: AssetId, reason: string) => Answer
    /** Deletes what is not on the market. */
    readonly remove: (id: AssetId) => Answer
  }
>()("@xl/core/assets/Listings") {}
