import { lazy } from "react"
import { moneyShort } from "../format/index.ts"
import { FilterButton } from "./filter-button.tsx"

const load = () => import("./range-sheet.tsx")
const RangeSheet = lazy(async () => ({ default: (await load()).RangeSheet }))

export interface MoneyRange {
  /** Whole cents; open where there is none. */
  readonly from: number | undefined
  readonly to: number | undefined
}

export interface FilterRangeProps {
  readonly label: string
  readonly value: MoneyRange
  /** On Apply; both open clears it. */
  readonly onChange: (value: MoneyRange) => void
}

const short = (cents: number): string => moneyShort(cents, 1).replace(".0", "")

/** "$5M to $60M", "From $5M", "Up to $60M", "Any". */
export const rangeWords = ({ from, to }: MoneyRange): string => {
  if (from !== undefined && to !== undefined) return `${short(from)} to ${short(to)}`
  return from !== undefined ? `From ${short(from)}` : to !== undefined ? `Up to ${short(to)}` : "Any"
}

/** Narrows a list to amounts between two. */
export const FilterRange = ({ label, value, onChange }: FilterRangeProps) => (
  <FilterButton
    label={label}
    summary={rangeWords(value)}
    isOn={value.from !== undefined || value.to !== undefined}
    opens="dialog"
    prepare={() => void load()}
  >
    {(sheet) => <RangeSheet {...sheet} label={label} value={value} onChange={onChange} />}
  </FilterButton>
)
