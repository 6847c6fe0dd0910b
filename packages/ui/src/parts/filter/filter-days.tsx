import type { Day } from "@xl/core/shared"
import { lazyPart } from "../late/lazy-part.ts"
import { day } from "../format/index.ts"
import { FilterButton } from "./filter-button.tsx"
import { spanWords } from "./filter-range.tsx"

const load = () => import("./days-sheet.tsx")
const DaysSheet = lazyPart(async () => ({ default: (await load()).DaysSheet }))

export interface DaySpan {
  /** Open where there is none. */
  readonly from: Day | undefined
  readonly to: Day | undefined
}

export interface FilterDaysProps {
  readonly label: string
  readonly value: DaySpan
  /** On Apply; both open clears it. */
  readonly onChange: (value: DaySpan) => void
}

/** Narrows a list to days between two. */
export const FilterDays = ({ label, value, onChange }: FilterDaysProps) => (
  <FilterButton
    label={label}
    summary={spanWords(value, day)}
    isOn={value.from !== undefined || value.to !== undefined}
    opens="dialog"
    prepare={() => void load()}
  >
    {(sheet) => <DaysSheet {...sheet} label={label} value={value} onChange={onChange} />}
  </FilterButton>
)
