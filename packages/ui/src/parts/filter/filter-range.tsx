import { lazyPart } from "../late/lazy-part.ts"
import { moneyShort } from "../format/index.ts"
import { FilterButton } from "./filter-button.tsx"

const load = () => import("./range-sheet.tsx")
const RangeSheet = lazyPart(async () => ({ default: (await load()).RangeSheet }))

/** What a range is counted in: whole cents, or millionths of one that are typed in percent or as a ratio such as 1.25x. */
export type RangeKind = "money" | "percent" | "ratio"

export interface NumberRange {
  /** As the kind counts; open where there is none. */
  readonly from: number | undefined
  readonly to: number | undefined
}

export interface FilterRangeProps {
  readonly label: string
  /** Money by default. */
  readonly kind?: RangeKind | undefined
  readonly value: NumberRange
  /** On Apply; both open clears it. */
  readonly onChange: (value: NumberRange) => void
}

const WORDS: { readonly [Kind in RangeKind]: (value: number) => string } = {
  money: (cents) => moneyShort(cents, 1).replace(".0", ""),
  percent: (millionths) => `${millionths / 10_000}%`,
  ratio: (millionths) => `${(millionths / 1_000_000).toFixed(2)}x`,
}

/** "$5M to $60M", "From $5M", "Up to $60M", "Any". */
export const spanWords = <T,>(
  { from, to }: { readonly from: T | undefined; readonly to: T | undefined },
  write: (bound: T) => string,
): string => {
  if (from !== undefined && to !== undefined) return `${write(from)} to ${write(to)}`
  return from !== undefined ? `From ${write(from)}` : to !== undefined ? `Up to ${write(to)}` : "Any"
}

/** The same of figures of a kind. */
export const rangeWords = (range: NumberRange, kind: RangeKind = "money"): string => spanWords(range, WORDS[kind])

/** Narrows a list to figures between two. */
export const FilterRange = ({ label, kind = "money", value, onChange }: FilterRangeProps) => (
  <FilterButton
    label={label}
    summary={rangeWords(value, kind)}
    isOn={value.from !== undefined || value.to !== undefined}
    opens="dialog"
    prepare={() => void load()}
  >
    {(sheet) => <RangeSheet {...sheet} label={label} kind={kind} value={value} onChange={onChange} />}
  </FilterButton>
)
