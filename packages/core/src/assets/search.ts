import * as t from "io-ts"
import { CAROUSEL_SIZE, SELLER_STATUSES } from "./lists.ts"
import type { Day } from "../shared/days.ts"
import type { Cents, Rate } from "../shared/money.ts"
import type { AssetId, UserId } from "../shared/ids.ts"
import type { AssetState } from "../shared/us-states.ts"
import type { Near } from "./near.ts"
import { COUNTED_STATUSES } from "./statuses.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import type { InterestType, LienPosition, LoanStatus, PropertyType } from "./vocabulary.ts"

/** A stored status; or Published with at least one active offer; or a draft whose publication was requested. */
export const StatusFilter = t.union(
  [AssetStatus, t.literal("Published.WithOffers"), t.literal("Draft.Pending")],
  "StatusFilter",
)
export type StatusFilter = t.TypeOf<typeof StatusFilter>

/** What administrators have before them to approve. */
export const APPROVAL_LIST: ReadonlyArray<StatusFilter> = ["Draft.Pending"]

/** What a result may be ordered by; `status` is `STATUS_ORDER`, `publicationRequestedAt` the day of a pending request. */
export const AssetSort = t.keyof(
  {
    status: null,
    creationDate: null,
    publishedTime: null,
    upb: null,
    name: null,
    currentInterestRate: null,
    maturityDate: null,
    publicationRequestedAt: null,
  },
  "AssetSort",
)
export type AssetSort = t.TypeOf<typeof AssetSort>

/** Page size of a search where the caller names none. */
export const DEFAULT_PAGE_SIZE = 12
/** The most rows one page may hold. */
export const MOST_PAGE_SIZE = 1_000

/** Bounds of a rate or ratio in millionths of one, inclusive; null is open. */
export interface RateRange {
  readonly min: Rate | null
  readonly max: Rate | null
}

/** The first and the last day of a span; null is open. */
export interface DayRange {
  readonly min: Day | null
  readonly max: Day | null
}

/** A range that filters nothing. */
export const ANY = { min: null, max: null } as const

/** Figures of a loan that a search may bound: what is bounded and unknown of a loan does not match. */
export const SEARCHED_RATES = ["ltv", "dscr", "rate", "occupancy"] as const
/** A figure that a search may bound: loan to value, debt service coverage, current interest rate, occupancy. */
export type SearchedRate = (typeof SEARCHED_RATES)[number]

/** What a visitor may look for. Bounds are inclusive cents; an empty list or null filters nothing. */
export interface AssetSearch {
  readonly size: number
  readonly offset: number
  readonly status: ReadonlyArray<StatusFilter>
  readonly assetStatus: ReadonlyArray<LoanStatus>
  readonly propertyType: ReadonlyArray<PropertyType>
  readonly state: ReadonlyArray<AssetState>
  readonly city: string | null
  /** A fragment of the street, as "100 Cedar". */
  readonly address: string | null
  readonly country: string | null
  /** A circle on the map. A loan lies in the middle of its ZIP code; one whose ZIP code nobody knows lies nowhere. */
  readonly near: Near | null
  readonly id: AssetId | null
  /** First owners. A guest, who is not told whose a loan is, finds nothing by them. */
  readonly owners: ReadonlyArray<UserId>
  /** A fragment of the first owner's name, entity, company or e-mail: for administrators; everybody else finds nothing by it. */
  readonly seller: string | null
  /** Whether there are active offers; of a loan whose number of offers the searcher is not told, neither is true. */
  readonly offers: boolean | null
  /** A fragment of name, title, address or id, or a town as "Rockville, MD"; accents, more than one blank, and "Saint" for "St." do not matter. */
  readonly name: string | null
  readonly upbMin: Cents | null
  readonly upbMax: Cents | null
  /** Bounds of the asking price; a loan whose price buyers name lies between none. */
  readonly askMin: Cents | null
  readonly askMax: Cents | null
  readonly ltv: RateRange
  readonly dscr: RateRange
  /** Of the current interest rate. */
  readonly rate: RateRange
  readonly occupancy: RateRange
  /** Of the day of maturity. */
  readonly maturity: DayRange
  readonly lienPosition: ReadonlyArray<LienPosition>
  /** How interest is fixed now; see `rateTypeOf`. */
  readonly rateType: ReadonlyArray<InterestType>
  /** The caller's own assets, in every status but Deleted. */
  readonly mine: boolean
  readonly sortBy: AssetSort
  readonly orderBy: "asc" | "desc"
}

/** The public listing's first page: size 12, offset 0, status descending. */
export const EVERYTHING: AssetSearch = {
  size: DEFAULT_PAGE_SIZE,
  offset: 0,
  status: [],
  assetStatus: [],
  propertyType: [],
  state: [],
  city: null,
  address: null,
  country: null,
  near: null,
  id: null,
  owners: [],
  seller: null,
  offers: null,
  name: null,
  upbMin: null,
  upbMax: null,
  askMin: null,
  askMax: null,
  ltv: ANY,
  dscr: ANY,
  rate: ANY,
  occupancy: ANY,
  maturity: ANY,
  lienPosition: [],
  rateType: [],
  mine: false,
  sortBy: "status",
  orderBy: "desc",
}

/** The listings of a property type that a count by type counts: the list behind the number. */
export const countedOfType = (type: PropertyType): AssetSearch => ({
  ...EVERYTHING,
  status: COUNTED_STATUSES,
  propertyType: [type],
})

/** What the carousel loads. */
export const CAROUSEL: AssetSearch = { ...EVERYTHING, size: CAROUSEL_SIZE }

/** The seller-side search of own assets: up to 1,000 in the stated default statuses, newest first. */
export const SELLER_SEARCH: AssetSearch = {
  ...EVERYTHING,
  mine: true,
  status: SELLER_STATUSES,
  size: MOST_PAGE_SIZE,
  sortBy: "creationDate",
  orderBy: "desc",
}
