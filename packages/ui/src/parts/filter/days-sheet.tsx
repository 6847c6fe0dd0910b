import { DateField } from "../date/date-field.tsx"
import type { DaySpan } from "./filter-days.tsx"
import type { SheetProps } from "./filter-sheet.tsx"
import { SpanSheet } from "./span-sheet.tsx"

interface DaysSheetProps extends SheetProps {
  readonly value: DaySpan
  readonly onChange: (value: DaySpan) => void
}

/** Two days below a filter. */
export const DaysSheet = (props: DaysSheetProps) => (
  <SpanSheet {...props} crossed="Enter a later day than the first">
    {({ value, ...words }) => <DateField {...words} day={value} />}
  </SpanSheet>
)
