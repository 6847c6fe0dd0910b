import { lazyPart } from "../late/lazy-part.ts"
import { FilterButton } from "./filter-button.tsx"

const load = () => import("./circle-sheet.tsx")
const CircleSheet = lazyPart(async () => ({ default: (await load()).CircleSheet }))

export interface Circle {
  /** A town, a ZIP code or a pair of coordinates, as it was typed. */
  readonly place: string
  readonly miles: number
}

export interface FilterCircleProps {
  readonly label: string
  /** How far it reaches at first, in miles. */
  readonly usual: number
  readonly value: Circle | undefined
  /** Whether nobody knows the place of the value: the filter says so and keeps what was typed. */
  readonly isUnknown?: boolean
  /** On Apply; without a place it is cleared. */
  readonly onChange: (value: Circle | undefined) => void
}

/** "25 mi of Austin, TX", "Anywhere", "Unknown place Atlantis". */
const wordsOf = (circle: Circle | undefined, isUnknown: boolean): string => {
  if (circle === undefined) return "Anywhere"
  return isUnknown ? `Unknown place ${circle.place}` : `${circle.miles} mi of ${circle.place}`
}

/** Narrows a list to what lies around a place. */
export const FilterCircle = ({ label, usual, value, isUnknown = false, onChange }: FilterCircleProps) => (
  <FilterButton
    label={label}
    summary={wordsOf(value, isUnknown)}
    isOn={value !== undefined}
    isWrong={isUnknown}
    opens="dialog"
    prepare={() => void load()}
  >
    {(sheet) => (
      <CircleSheet {...sheet} label={label} usual={usual} value={value} isUnknown={isUnknown} onChange={onChange} />
    )}
  </FilterButton>
)
