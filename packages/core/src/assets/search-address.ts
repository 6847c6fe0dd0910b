import { Result } from "effect"
import { Day } from "../shared/days.ts"
import { decode, must } from "../shared/decode.ts"
import { DecimalCents, PercentRate } from "../shared/decimal.ts"
import { type Cents, Rate } from "../shared/money.ts"
import { AssetId, UserId } from "../shared/ids.ts"
import { AssetState } from "../shared/us-states.ts"
import { type Near, nearFrom, textOfPlace } from "./near.ts"
import { ANY, AssetSort, type AssetSearch, EVERYTHING, StatusFilter } from "./search.ts"
import { InterestType, LienPosition, LoanStatus, PropertyType } from "./vocabulary.ts"

/** What an address says after its question mark, by name; `URLSearchParams` is one. */
export interface AddressParams {
  readonly get: (name: string) => string | null
  readonly getAll: (name: string) => ReadonlyArray<string>
}

/** What a reader of the listing may narrow: all of a search but whose the assets are and how many a page holds. */
const parts = <A extends string>(
  params: AddressParams,
  name: string,
  is: (part: unknown) => part is A,
): ReadonlyArray<A> => params.getAll(name).filter(is)

const cents = (params: AddressParams, name: string): Cents | null => {
  const read = decode(DecimalCents)(params.get(name))
  return Result.isSuccess(read) ? read.success : null
}

const rangeIn = <T>(
  params: AddressParams,
  name: string,
  read: (text: string) => T | null,
): { readonly min: T | null; readonly max: T | null } => {
  const bound = (end: string) => {
    const given = params.get(`${name}${end}`)
    return given === null ? null : read(given)
  }
  const [min, max] = [bound("From"), bound("To")]
  return min === null && max === null ? ANY : { min, max }
}

/** "75" is 75 %, "75.5" 75.5 %. */
const percentIn = (text: string): Rate | null => Result.getOrElse(decode(PercentRate)(text), () => null)
/** "1.25" is 1.25x. */
const ratioIn = (text: string): Rate | null => {
  const [, sign = "", whole = "", rest = ""] = /^(-?)(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  return whole === "" ? null : must(Rate, Number(`${sign}${whole}${rest.padEnd(6, "0")}`))
}
const dayIn = (text: string): Day | null => Result.getOrElse(decode(Day)(text), () => null)

const ratioOut = (ratio: Rate): string => String(ratio / 1_000_000)

const text = (params: AddressParams, name: string): string | null => params.get(name)?.trim() || null

const nearIn = (params: AddressParams) => nearFrom(params.get("near") ?? "", Number(params.get("within") ?? ""))

const OFFERS: { readonly [word: string]: boolean } = { with: true, without: false }

/** Whose a loan is, and what has become of it: of use to members, sellers and administrators. */
const ownedIn = (params: AddressParams) => {
  const id = params.get("id")
  return {
    id: AssetId.is(id) ? id : null,
    owners: parts(params, "owner", UserId.is),
    seller: text(params, "seller"),
    offers: OFFERS[params.get("offers") ?? ""] ?? null,
  }
}

const offset = (params: AddressParams): number => {
  const page = Number(params.get("page") ?? "1")
  return Number.isSafeInteger(page) && page > 0 ? (page - 1) * EVERYTHING.size : 0
}

/** The search that an address stands for; what it says wrongly is left out. */
export const searchFrom = (params: AddressParams): AssetSearch => {
  const sort = params.get("sort")
  return {
    ...EVERYTHING,
    offset: offset(params),
    status: parts(params, "status", StatusFilter.is),
    assetStatus: parts(params, "loan", LoanStatus.is),
    propertyType: parts(params, "type", PropertyType.is),
    state: parts(params, "state", AssetState.is),
    city: text(params, "city"),
    address: text(params, "street"),
    country: text(params, "country"),
    near: nearIn(params),
    ...ownedIn(params),
    name: text(params, "name"),
    upbMin: cents(params, "from"),
    upbMax: cents(params, "to"),
    askMin: cents(params, "askFrom"),
    askMax: cents(params, "askTo"),
    ltv: rangeIn(params, "ltv", percentIn),
    dscr: rangeIn(params, "dscr", ratioIn),
    rate: rangeIn(params, "rate", percentIn),
    occupancy: rangeIn(params, "occupancy", percentIn),
    maturity: rangeIn(params, "maturity", dayIn),
    lienPosition: parts(params, "lien", LienPosition.is),
    rateType: parts(params, "rateType", InterestType.is),
    sortBy: AssetSort.is(sort) ? sort : EVERYTHING.sortBy,
    orderBy: params.get("order") === "asc" ? "asc" : "desc",
  }
}

const sorting = ({ orderBy, sortBy }: AssetSearch): ReadonlyArray<[string, string]> => [
  ...(sortBy === EVERYTHING.sortBy ? [] : [["sort", sortBy] as [string, string]]),
  ...(orderBy === EVERYTHING.orderBy ? [] : [["order", orderBy] as [string, string]]),
]

const given = (name: string, value: string | null): ReadonlyArray<[string, string]> =>
  value === null ? [] : [[name, value]]
const sum = (name: string, amount: Cents | null): ReadonlyArray<[string, string]> =>
  given(name, amount === null ? null : DecimalCents.encode(amount))
const many = (name: string, values: ReadonlyArray<string>): ReadonlyArray<[string, string]> =>
  values.map((value) => [name, value])

const ranged = <T>(
  name: string,
  { max, min }: { readonly min: T | null; readonly max: T | null },
  write: (bound: T) => string,
): ReadonlyArray<[string, string]> => [
  ...given(`${name}From`, min === null ? null : write(min)),
  ...given(`${name}To`, max === null ? null : write(max)),
]

const around = ({ at, miles }: Near): ReadonlyArray<[string, string]> => [
  ["near", textOfPlace(at)],
  ["within", String(miles)],
]

/** What the address of a search says: only what differs from everything, so that a shared link is short. */
export const searchParams = (search: AssetSearch): ReadonlyArray<[string, string]> => [
  ...many("status", search.status),
  ...many("loan", search.assetStatus),
  ...many("type", search.propertyType),
  ...many("state", search.state),
  ...given("city", search.city),
  ...given("street", search.address),
  ...given("country", search.country),
  ...(search.near === null ? [] : around(search.near)),
  ...given("id", search.id),
  ...many("owner", search.owners),
  ...given("seller", search.seller),
  ...given("offers", search.offers === null ? null : search.offers ? "with" : "without"),
  ...given("name", search.name),
  ...sum("from", search.upbMin),
  ...sum("to", search.upbMax),
  ...sum("askFrom", search.askMin),
  ...sum("askTo", search.askMax),
  ...ranged("ltv", search.ltv, PercentRate.encode),
  ...ranged("dscr", search.dscr, ratioOut),
  ...ranged("rate", search.rate, PercentRate.encode),
  ...ranged("occupancy", search.occupancy, PercentRate.encode),
  ...ranged("maturity", search.maturity, String),
  ...many("lien", search.lienPosition),
  ...many("rateType", search.rateType),
  ...sorting(search),
  ...(search.offset === 0 ? [] : many("page", [String(search.offset / search.size + 1)])),
]

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    return "" // an escape cut short says nothing
  }
}

/** The search that the text after an address's question mark stands for. */
export const searchOfQuery = (query: string): AssetSearch => {
  const pairs = query.split("&").map((pair) => {
    const at = pair.indexOf("=")
    return at < 0 ? [unescaped(pair), ""] : [unescaped(pair.slice(0, at)), unescaped(pair.slice(at + 1))]
  })
  const getAll = (name: string) => pairs.flatMap(([named, value = ""]) => (named === name ? [value] : []))
  return searchFrom({ get: (name) => getAll(name)[0] ?? null, getAll })
}

/** The same the other way round. */
export const queryOf = (search: AssetSearch): string =>
  searchParams(search)
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .join("&")
