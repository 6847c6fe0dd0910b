import { type AssetSearch, type DayRange, type RateRange, statusLabel, textOfPlace } from "@xl/core/assets"
import { MOST_SEARCH_NAME } from "@xl/core/profiles"
import { money, PercentRate, type Rate } from "@xl/core/shared"
import { day } from "../parts/index.ts"
import { bySeller } from "../listing/narrowing.ts"
import { stateName } from "../listing-alerts/alert-criteria-words.ts"

type Range<T> = { readonly min: T | null; readonly max: T | null }

const ranged = <T>(label: string, { max, min }: Range<T>, shown: (bound: T) => string): ReadonlyArray<string> => {
  if (min !== null && max !== null) return [`${label} ${shown(min)} to ${shown(max)}`]
  if (min !== null) return [`${label} from ${shown(min)}`]
  return max === null ? [] : [`${label} up to ${shown(max)}`]
}

const listed = (words: ReadonlyArray<string>): ReadonlyArray<string> => (words.length === 0 ? [] : [words.join(" or ")])
// Exactly: a bound that is rounded would say that loans fit which do not.
const share = (label: string, range: RateRange) => ranged(label, range, (bound) => `${PercentRate.encode(bound)}%`)
const times = (ratio: Rate): string => `${ratio / 1_000_000}x`
const maturing = (range: DayRange) => ranged("matures", range, day)

const stageOf = (stage: AssetSearch["status"][number]): string =>
  stage === "Published.WithOffers" || stage === "Draft.Pending" ? stage : statusLabel(stage)

const named = (value: string | null, words: (value: string) => string): ReadonlyArray<string> =>
  value === null ? [] : [words(value)]

const placed = ({ address, country, id, near, offers, owners, seller }: AssetSearch): ReadonlyArray<string> => [
  ...(near === null ? [] : [`${near.miles} miles around ${textOfPlace(near.at)}`]),
  ...named(address, (street) => `street “${street}”`),
  ...named(country, (one) => one),
  ...named(id, (one) => `loan ${one.slice(0, 8)}`),
  ...(owners.length === 0 ? [] : [bySeller(owners)]),
  ...named(seller, (one) => `seller “${one}”`),
  ...(offers === null ? [] : [offers ? "with offers" : "without offers"]),
]

/** What a search asks for, filter by filter; nothing where it leaves nothing out. */
export const searchWords = (search: AssetSearch): ReadonlyArray<string> => [
  ...(search.name === null ? [] : [`“${search.name}”`]),
  ...listed(search.assetStatus.map((status) => status.replace(" Loan", ""))),
  ...listed(search.propertyType),
  ...listed(search.state.map(stateName)),
  ...(search.city === null ? [] : [search.city]),
  ...placed(search),
  ...ranged("UPB", { min: search.upbMin, max: search.upbMax }, money),
  ...ranged("ask", { min: search.askMin, max: search.askMax }, money),
  ...share("LTV", search.ltv),
  ...ranged("DSCR", search.dscr, times),
  ...share("rate", search.rate),
  ...share("occupancy", search.occupancy),
  ...maturing(search.maturity),
  ...listed(search.lienPosition.map((lien) => `${lien} lien`)),
  ...listed(search.rateType.map((type) => `${type} rate`)),
  ...listed(search.status.map(stageOf)),
]

/** What a search asks for in one line. */
export const searchLine = (search: AssetSearch): string => searchWords(search).join(" · ") || "All loans"

/** A name to begin with: what the search asks for, as far as a name holds it. */
export const suggestedName = (search: AssetSearch): string => {
  const words = searchWords(search).map((word) => word.replaceAll(/[“”]/g, ""))
  const fitting = words.reduce((name, word) => {
    const longer = name === "" ? word : `${name}, ${word}`
    return longer.length <= MOST_SEARCH_NAME ? longer : name
  }, "")
  return fitting || "All loans"
}
