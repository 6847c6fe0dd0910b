import { lazyPart } from "../late/lazy-part.ts"
import type { Option } from "../select/options.ts"
import { FilterButton } from "./filter-button.tsx"

const load = () => import("./filter-sheet.tsx")
const FilterSheet = lazyPart(async () => ({ default: (await load()).FilterSheet }))

export interface FilterSelectProps<K extends string> {
  readonly label: string
  readonly options: readonly Option<K>[]
  readonly values: readonly K[]
  readonly onChange: (values: readonly K[]) => void
  /** One at a time, as for sorting; several by default. */
  readonly isSingle?: boolean | undefined
  /** Shown while nothing is chosen; "All" by default. */
  readonly none?: string | undefined
  /** Drawn plain although something is chosen, as for sorting. */
  readonly isPlain?: boolean | undefined
}

const summaryOf = <K extends string>({ options, values, none = "All" }: FilterSelectProps<K>): string => {
  const chosen = options.filter(({ id }) => values.includes(id))
  return chosen.length === 0 ? none : chosen.length === 1 ? (chosen[0]?.label ?? none) : `${chosen.length} chosen`
}

/** Narrows a list by some of several values. */
export const FilterSelect = <K extends string>(props: FilterSelectProps<K>) => {
  const { label, options, values, onChange, isSingle = false, isPlain = false } = props
  const choose = (ids: ReadonlySet<string>) => onChange(options.filter(({ id }) => ids.has(id)).map(({ id }) => id))
  return (
    <FilterButton
      label={label}
      summary={summaryOf(props)}
      isOn={values.length > 0 && !isPlain}
      opens="listbox"
      prepare={() => void load()}
    >
      {(sheet) => (
        <FilterSheet {...sheet} label={label} options={options} values={values} onChange={choose} isSingle={isSingle} />
      )}
    </FilterButton>
  )
}
