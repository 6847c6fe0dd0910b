import * as t from "io-ts"
import { DecimalCents } from "../shared/decimal.ts"
import { AssetId, UserId } from "../shared/ids.ts"
import { AssetState } from "../shared/us-states.ts"
import { absentAsNull } from "../shared/wire.ts"
import { Coordinates } from "./near.ts"
import { AssetSort, MOST_PAGE_SIZE, StatusFilter } from "./search.ts"
import { LoanStatus, PropertyType } from "./vocabulary.ts"

const listOf = <A extends string>(word: t.Type<A, A, unknown>) => absentAsNull(t.readonlyArray(word))
const text = absentAsNull(t.string)

interface PageSizeBrand {
  readonly PageSize: unique symbol
}
const PageSize = t.brand(t.Int, (n): n is t.Branded<t.Int, PageSizeBrand> => n > 0 && n <= MOST_PAGE_SIZE, "PageSize")
interface OffsetBrand {
  readonly Offset: unique symbol
}
const Offset = t.brand(t.Int, (n): n is t.Branded<t.Int, OffsetBrand> => n >= 0, "Offset")

const filters = {
  assetStatus: listOf(LoanStatus),
  status: listOf(StatusFilter),
  propertyType: listOf(PropertyType),
  size: absentAsNull(PageSize),
  offset: absentAsNull(Offset),
  address: text,
  state: listOf(AssetState),
  owners: absentAsNull(t.readonlyArray(UserId)),
  country: text,
  city: text,
  name: text,
  sortBy: absentAsNull(AssetSort),
  orderBy: absentAsNull(t.keyof({ asc: null, desc: null })),
  id: absentAsNull(AssetId),
}

/** The filters of an asset search as clients name them; what is missing filters nothing. */
export const AssetSearchFilter = t.readonly(t.strict(filters), "AssetSearchFilter")
export type AssetSearchFilter = t.TypeOf<typeof AssetSearchFilter>

/** The variant of the map: near a point, between two balances in whole cents, with or without offers. */
export const AssetMapFilter = t.readonly(
  t.strict({
    ...filters,
    coordinates: absentAsNull(Coordinates),
    upbMin: absentAsNull(DecimalCents),
    upbMax: absentAsNull(DecimalCents),
    offers: absentAsNull(t.boolean),
  }),
  "AssetMapFilter",
)
export type AssetMapFilter = t.TypeOf<typeof AssetMapFilter>
