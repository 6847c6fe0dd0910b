import { useState } from "react"
import { TextField } from "../field/text-field.tsx"
import { SegmentedControl } from "../select/segmented-control.tsx"
import type { FilterCircleProps } from "./filter-circle.tsx"
import { FormSheet } from "./form-sheet.tsx"
import type { SheetProps } from "./filter-sheet.tsx"

type CircleSheetProps = FilterCircleProps & SheetProps

const MILES: ReadonlyArray<number> = [10, 25, 50, 100, 250]

const UNKNOWN = "We do not know this place. Enter a town with its state, a ZIP code or coordinates"

/** Until another place is typed. */
const errorOf = (isUnknown: boolean, typed: string, asked: string | undefined): string | undefined =>
  isUnknown && typed === asked ? UNKNOWN : undefined

/** A place and how far around it, below a filter. */
export const CircleSheet = ({ usual, value, isUnknown = false, onChange, ...sheet }: CircleSheetProps) => {
  const [place, setPlace] = useState(value?.place ?? "")
  const [miles, setMiles] = useState(value?.miles ?? usual)
  const reaches = [...new Set([...MILES, miles])].toSorted((one, other) => one - other)
  const apply = () => onChange(place.trim() === "" ? undefined : { place: place.trim(), miles })
  return (
    <FormSheet {...sheet} onApply={apply} onClear={() => onChange(undefined)}>
      <TextField
        label="Town, ZIP code or coordinates"
        placeholder="Austin, TX"
        maxLength={100}
        value={place}
        error={errorOf(isUnknown, place, value?.place)}
        onChange={setPlace}
        autoFocus
      />
      <SegmentedControl
        label="Miles around it"
        options={reaches.map((one) => ({ id: String(one), label: String(one) }))}
        value={String(miles)}
        onChange={(chosen) => setMiles(Number(chosen))}
      />
    </FormSheet>
  )
}
