import { type AssetSearch, type DayRange, type RateRange, SEARCHED_RATES } from "@xl/core/assets"

const isBounded = ({ max, min }: DayRange | RateRange): boolean => min !== null || max !== null

/** How many of the filters on the first line narrow the list; the typed name is not among them. */
export const narrowingFirst = ({
  assetStatus,
  city,
  propertyType,
  state,
  status,
  upbMax,
  upbMin,
}: AssetSearch): number =>
  [assetStatus, propertyType, state, status].filter(({ length }) => length > 0).length +
  [city, upbMin ?? upbMax].filter((value) => value !== null).length

/** How many of the filters on the second line do. */
export const narrowingMore = (search: AssetSearch): number =>
  [...SEARCHED_RATES.map((figure) => search[figure]), search.maturity].filter(isBounded).length +
  (search.askMin === null && search.askMax === null ? 0 : 1) +
  [search.lienPosition, search.rateType, search.owners].filter(({ length }) => length > 0).length +
  [search.near, search.address, search.country, search.id, search.seller, search.offers].filter((one) => one !== null)
    .length

/** Whose loans are listed, where no name may be told. */
export const bySeller = (owners: AssetSearch["owners"]): string =>
  owners.length === 1 ? "one seller" : `${owners.length} sellers`

/** Whether a search leaves anything out. */
export const isNarrowed = (search: AssetSearch): boolean =>
  search.name !== null || narrowingFirst(search) + narrowingMore(search) > 0
