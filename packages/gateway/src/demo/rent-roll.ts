import type { Asset } from "@xl/core/assets"
import { chooseNumber } from "../import/index.ts"
import { shownDay } from "@xl/core/shared"

const TENANTS = [
  "Alder Dental Group",
  "Bluebell Books",
  "Copper Street Coffee",
  "Dogwood Design",
  "Elder & Finch CPAs",
  "Foxglove Pharmacy",
  "Granite Fitness",
  "Heron Logistics",
]
const APARTMENTS = [
  "Studio",
  "One bedroom",
  "One bedroom, den",
  "Two bedrooms",
  "Two bedrooms, two baths",
  "Three bedrooms",
]
/** What is let where rooms, units or beds are counted and not square feet. */
const COUNTED: { readonly [type: string]: ReadonlyArray<string> } = {
  Hospitality: ["King room", "Double queen room", "Accessible room", "Junior suite", "Suite"],
  "Self Storage": ["5 x 5 ft", "5 x 10 ft", "10 x 10 ft", "10 x 20 ft, drive-up", "Climate controlled"],
  "Manufactured Housing": ["Single site", "Double site", "Site with home", "Recreational vehicle site"],
}
const namesFor = ({ mainInfo, propertyOverview }: Asset): ReadonlyArray<string> =>
  propertyOverview.unitOfMeasure === "Square Feet" ? TENANTS : (COUNTED[mainInfo.propertyType[0] ?? ""] ?? APARTMENTS)

/** Rent pays taxes, insurance and upkeep before it is income. */
const INCOME_SHARE = 0.62
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 })
const column = (text: string, width: number) => text.padStart(width)

/** Parts of a whole that add up to it, the last taking the rest. */
const split = (total: number, weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sum = weights.reduce((all, one) => all + one, 0)
  const parts = weights.map((weight) => Math.floor((total * weight) / sum))
  const rest = total - parts.reduce((all, one) => all + one, 0)
  return parts.map((part, at) => (at === parts.length - 1 ? part + rest : part))
}

const row = (name: string, space: string, rent: string) => name.padEnd(26) + column(space, 12) + column(rent, 16)

/** Space in all and let, income a year and the gross rent that it takes, in whole units and dollars. */
const totals = ({ propertyOverview: { noi, nraTotal, occupancy, units } }: Asset) => {
  const space = nraTotal ?? units ?? 0
  const income = Math.max(0, Number(noi ?? 0))
  return {
    space,
    occupied: Math.round((space * (occupancy ?? 0)) / 1_000_000),
    income,
    rent: Math.round(income / INCOME_SHARE),
  }
}

/** Leases of a property. Space let and in all give the occupancy of the listing, and the rents its income. */
export const rentRoll = (asset: Asset): ReadonlyArray<string> => {
  const { mainInfo, propertyOverview } = asset
  const { occupancy, unitOfMeasure } = propertyOverview
  const { income, occupied, rent, space } = totals(asset)
  const names = namesFor(asset)
  const weights = names.map((_, at) => chooseNumber(asset.id, `lease ${at}`, 5, 30))
  const [spaces, rents] = [split(occupied, weights), split(rent, weights)]
  return [
    "RENT ROLL",
    "Demo market: this document, the tenants and their rents are invented.",
    "",
    `${mainInfo.name}, as of ${mainInfo.upbDate ? shownDay(mainInfo.upbDate) : "-"}`,
    "",
    row("Tenant or kind", (unitOfMeasure ?? "Square Feet").toLowerCase(), "rent a year, $"),
    ...names.map((name, at) => row(name, whole.format(spaces[at] ?? 0), whole.format(rents[at] ?? 0))),
    row("Let", whole.format(occupied), whole.format(rent)),
    row("Vacant", whole.format(space - occupied), "-"),
    row("In all", whole.format(space), whole.format(rent)),
    "",
    `Occupancy ${occupancy === null ? "not reported" : `${occupancy / 10_000} %`}.`,
    `Taxes, insurance and upkeep take ${Math.round((1 - INCOME_SHARE) * 100)} % of the rent.`,
    `Net operating income is $${whole.format(income)}.`,
  ]
}
