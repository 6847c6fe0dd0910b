import {
  type AssetSearch,
  DEFAULT_MILES,
  InterestType,
  LienPosition,
  nearFrom,
  type RateRange,
  SEARCHED_RATES,
  textOfPlace,
} from "@xl/core/assets"
import { Cents, must, Rate, REGION_NAMES, regionsIn, withRegions } from "@xl/core/shared"
import { FilterCircle, FilterDays, FilterRange, FilterSelect, type NumberRange } from "../parts/index.ts"
import { Chosen } from "./chosen.tsx"

export interface MoreFiltersProps {
  readonly search: AssetSearch
  readonly narrow: (change: Partial<AssetSearch>) => void
  /** Whether nobody knows the place that the search names. */
  readonly isPlaceUnknown: boolean
}

const liens = Object.keys(LienPosition.keys)
  .filter(LienPosition.is)
  .map((id) => ({ id, label: id }))
const rateTypes = Object.keys(InterestType.keys)
  .filter(InterestType.is)
  .map((id) => ({ id, label: id }))

const regions = REGION_NAMES.map((id) => ({ id, label: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` }))

const LABELS = { ltv: "LTV", dscr: "DSCR", rate: "Rate", occupancy: "Occupancy" } as const

const bound = (value: number | undefined): Rate | null => (value === undefined ? null : must(Rate, value))
const sum = (value: number | undefined): Cents | null => (value === undefined ? null : must(Cents, value))
const shownRange = ({ max, min }: RateRange): NumberRange => ({ from: min ?? undefined, to: max ?? undefined })

const Near = ({ isPlaceUnknown, search: { near }, narrow }: MoreFiltersProps) => (
  <FilterCircle
    label="Near"
    usual={DEFAULT_MILES}
    isUnknown={isPlaceUnknown}
    value={near === null ? undefined : { place: textOfPlace(near.at), miles: near.miles }}
    onChange={(circle) => narrow({ near: circle === undefined ? null : nearFrom(circle.place, circle.miles) })}
  />
)

/** What a trader narrows a list by once its first filters are set: figures and terms of the loan, where it lies, and whole regions of states. */
export const MoreFilters = ({ search, narrow, isPlaceUnknown }: MoreFiltersProps) => (
  <>
    <FilterRange
      label="Asking price"
      value={{ from: search.askMin ?? undefined, to: search.askMax ?? undefined }}
      onChange={({ from, to }) => narrow({ askMin: sum(from), askMax: sum(to) })}
    />
    <Near search={search} narrow={narrow} isPlaceUnknown={isPlaceUnknown} />
    {SEARCHED_RATES.map((figure) => (
      <FilterRange
        key={figure}
        label={LABELS[figure]}
        kind={figure === "dscr" ? "ratio" : "percent"}
        value={shownRange(search[figure])}
        onChange={({ from, to }) => narrow({ [figure]: { min: bound(from), max: bound(to) } })}
      />
    ))}
    <FilterDays
      label="Maturity"
      value={{ from: search.maturity.min ?? undefined, to: search.maturity.max ?? undefined }}
      onChange={({ from, to }) => narrow({ maturity: { min: from ?? null, max: to ?? null } })}
    />
    <FilterSelect
      label="Region"
      options={regions}
      values={regionsIn(search.state)}
      onChange={(chosen) => narrow({ state: withRegions(search.state, chosen) })}
    />
    <FilterSelect
      label="Lien"
      options={liens}
      values={search.lienPosition}
      onChange={(lienPosition) => narrow({ lienPosition })}
    />
    <FilterSelect
      label="Rate type"
      options={rateTypes}
      values={search.rateType}
      onChange={(rateType) => narrow({ rateType })}
    />
    <Chosen search={search} narrow={narrow} />
  </>
)
