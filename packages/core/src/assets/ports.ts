import { Context, type Effect } from "effect"
import type { AccessRefusal, MarketUnavailable } from "../market/errors.ts"
import type { PlannedPeriod } from "../periods/plan.ts"
import type { Day } from "../shared/days.ts"
import type { AssetId } from "../shared/ids.ts"
import type { AssetNotFound, AssetRefusal } from "./errors.ts"
import type { Contact, Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
import type { TierIds } from "./model.ts"
import type { AssetSearch } from "./search.ts"
import type { AssetCount, AssetPage, AssetView } from "./views.ts"
import type { WizardStep } from "./vocabulary.ts"

/** What anyone may look up; every answer holds only what the caller may see. Its laws are `assetCatalogContract`. */
export class AssetCatalog extends Context.Service<
  AssetCatalog,
  {
    readonly search: (search: AssetSearch) => Effect.Effect<AssetPage, MarketUnavailable>
    readonly find: (id: AssetId) => Effect.Effect<AssetView, AssetNotFound | MarketUnavailable>
    readonly count: () => Effect.Effect<ReadonlyArray<AssetCount>, MarketUnavailable>
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
  readonly provenance?: { readonly [field: string]: string }
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
    readonly createDataRoom: (title: string) => Effect.Effect<TierIds, AccessRefusal | MarketUnavailable>
    readonly create: (asset: NewAsset) => Answer
    readonly edit: (id: AssetId, edit: AssetEdit) => Answer
    readonly requestPublish: (id: AssetId) => Answer
    readonly cancelPublishRequest: (id: AssetId) => Answer
    readonly discard: (id: AssetId) => Answer
    readonly planPeriods: (id: AssetId, plan: PeriodPlan) => Answer
    readonly closeCallForOffers: (id: AssetId) => Answer
    readonly closeBestAndFinal: (id: AssetId) => Answer
    readonly hold: (id: AssetId) => Answer
    /** `newEnd` is the new last day of the running period, where the old one passed meanwhile. */
    readonly release: (id: AssetId, newEnd: Day | null) => Answer
    readonly withdraw: (id: AssetId) => Answer
    /** Administrators only, from here on. `version` is the one reviewed. */
    readonly approve: (id: AssetId, version: number) => Answer
    readonly revoke: (id: AssetId, comment: string) => Answer
    readonly confirmClosing: (id: AssetId) => Answer
    readonly reportFallThrough: (id: AssetId, reason: string) => Answer
    readonly remove: (id: AssetId) => Answer
  }
>()("@xl/core/assets/Listings") {}
