import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import { upbOf } from "./balance.ts"
import type { Asset } from "./model.ts"
import { loanToValue, rateTypeOf } from "./ratios.ts"
import { type AssetSearch, type AssetSort, SEARCHED_RATES, type SearchedRate, type StatusFilter } from "./search.ts"
import { isPublic, STATUS_ORDER } from "./statuses.ts"
import { hasWords, isPlaced } from "./matching-place.ts"
import type { WhereIs } from "./near.ts"
import { isFirstOwner } from "./visibility.ts"
import type { UserId } from "../shared/ids.ts"
import { searchedText } from "../shared/text.ts"

/** What a search asks of others than the asset: where places are, and what an administrator finds an owner by. */
export interface SearchLookups {
  readonly whereIs: WhereIs
  readonly wordsOf: (owner: UserId) => ReadonlyArray<string>
}

const oneOf = <T>(wanted: ReadonlyArray<T>, found: T | null): boolean =>
  wanted.length === 0 || (found !== null && wanted.includes(found))

/** That there are offers at all, and that there are none, is told only to whom their number is: the first owner and administrators. */
const knowsOffers = (asset: Asset, actor: Actor): boolean => isFirstOwner(actor, asset) || isAdministrator(actor)

const isKnownToHaveOffers = (asset: Asset, actor: Actor): boolean =>
  asset.status === "Published" && asset.numberOfActiveOffers > 0 && knowsOffers(asset, actor)

const hasOffers = (asset: Asset, wanted: boolean | null, actor: Actor): boolean =>
  wanted === null || (knowsOffers(asset, actor) && asset.numberOfActiveOffers > 0 === wanted)

/** Whose it is: by ids for whoever is signed in, and by words for administrators. */
const isOwnedBy = (
  asset: Asset,
  { owners, seller }: AssetSearch,
  actor: Actor,
  wordsOf: SearchLookups["wordsOf"],
): boolean => {
  const [owner] = asset.owners
  if (owners.length > 0 && (actor.tag === "guest" || owner === undefined || !owners.includes(owner))) return false
  if (seller === null) return true
  const fragment = searchedText(seller)
  const isNamed = owner !== undefined && wordsOf(owner).some((words) => words.toLowerCase().includes(fragment))
  return isAdministrator(actor) && isNamed
}

const isPending = ({ registrationStatus, status }: Asset): boolean =>
  status === "Draft" && registrationStatus === "pending"

const hasStatus = (asset: Asset, wanted: ReadonlyArray<StatusFilter>, actor: Actor): boolean =>
  wanted.length === 0 ||
  wanted.includes(asset.status) ||
  (wanted.includes("Draft.Pending") && isPending(asset)) ||
  (wanted.includes("Published.WithOffers") && isKnownToHaveOffers(asset, actor))

/** Own assets in every status but Deleted; else the nine public ones, and to an administrator any that is named. */
const isInSight = (asset: Asset, { mine, status }: AssetSearch, actor: Actor): boolean => {
  if (mine) return isFirstOwner(actor, asset) && asset.status !== "Deleted"
  if (isPublic(asset.status)) return true
  const isNamed = status.includes(asset.status) || (status.includes("Draft.Pending") && isPending(asset))
  return isAdministrator(actor) && isNamed
}

const isWithin = (asset: Asset, { askMax, askMin, upbMax, upbMin }: AssetSearch): boolean =>
  isInRange(upbOf(asset), { min: upbMin, max: upbMax }) &&
  isInRange(asset.mainInfo.listingPrice, { min: askMin, max: askMax })

const isInRange = <T extends number | string>(
  value: T | null,
  { max, min }: { readonly min: T | null; readonly max: T | null },
): boolean => {
  if (min === null && max === null) return true
  return value !== null && (min === null || value >= min) && (max === null || value <= max)
}

const hasFigures = (asset: Asset, search: AssetSearch): boolean =>
  SEARCHED_RATES.every((figure) => isInRange(FIGURES[figure](asset), search[figure])) &&
  isInRange(asset.noteOverview.maturityDate, search.maturity)

const FIGURES: { readonly [Figure in SearchedRate]: (asset: Asset) => number | null } = {
  ltv: loanToValue,
  dscr: ({ noteOverview }) => noteOverview.dscr,
  rate: ({ noteOverview }) => noteOverview.currentInterestRate,
  occupancy: ({ propertyOverview }) => propertyOverview.occupancy,
}

const hasTerms = (asset: Asset, { lienPosition, rateType }: AssetSearch): boolean =>
  oneOf(lienPosition, asset.noteOverview.lienPosition) && oneOf(rateType, rateTypeOf(asset))

const hasKind = ({ mainInfo }: Asset, { assetStatus, propertyType, state }: AssetSearch): boolean =>
  oneOf(assetStatus, mainInfo.assetStatus) &&
  oneOf(state, mainInfo.address.state) &&
  (propertyType.length === 0 || mainInfo.propertyType.some((type) => propertyType.includes(type)))

/** Whether a search finds the asset for this actor: the one answer that memory and SQL must agree on. */
export const isMatch = (asset: Asset, search: AssetSearch, actor: Actor, lookups: SearchLookups): boolean =>
  isInSight(asset, search, actor) &&
  (search.id === null || search.id === asset.id) &&
  hasStatus(asset, search.status, actor) &&
  hasOffers(asset, search.offers, actor) &&
  isOwnedBy(asset, search, actor, lookups.wordsOf) &&
  isDescribed(asset, search, lookups.whereIs)

const isDescribed = (asset: Asset, search: AssetSearch, whereIs: WhereIs): boolean =>
  hasKind(asset, search) &&
  isPlaced(asset, search, whereIs) &&
  hasWords(asset, search.name) &&
  isWithin(asset, search) &&
  hasFigures(asset, search) &&
  hasTerms(asset, search)

const KEYS: { readonly [Sort in AssetSort]: (asset: Asset) => number | string | null } = {
  status: ({ status }) => STATUS_ORDER.indexOf(status),
  creationDate: ({ creationDate }) => creationDate,
  publishedTime: ({ publishedTime }) => publishedTime,
  upb: upbOf,
  name: ({ mainInfo }) => mainInfo.name.toLowerCase(),
  currentInterestRate: ({ noteOverview }) => noteOverview.currentInterestRate,
  maturityDate: ({ noteOverview }) => noteOverview.maturityDate,
  publicationRequestedAt: (asset) => (isPending(asset) ? asset.publicationRequestedAt : null),
}

const compared = <T extends number | string>(one: T, other: T): number => Number(one > other) - Number(one < other)

/** Orders a search's matches: what has no value comes last either way, and the id decides between equals. */
export const inSearchOrder =
  ({ orderBy, sortBy }: Pick<AssetSearch, "orderBy" | "sortBy">) =>
  (one: Asset, other: Asset): number => {
    const sign = orderBy === "asc" ? 1 : -1
    const [first, second] = [KEYS[sortBy](one), KEYS[sortBy](other)]
    const blanks = Number(first === null) - Number(second === null)
    if (blanks !== 0) return blanks
    if (first === null || second === null) return sign * compared(one.id, other.id)
    return sign * (compared(first, second) || compared(one.id, other.id))
  }
