import { shownDay } from "@xl/core/shared"
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
  <SpanSheet {...props} crossed={(from) => `To is before From. Enter ${shownDay(from)} or later`}>
    {({ value, ...words }) => <DateField {...words} day={value} />}
  </SpanSheet>
)
