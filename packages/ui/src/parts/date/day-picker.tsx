import { useMemo } from "react"
import { Calendar } from "react-aria-components/Calendar"
import { DatePicker } from "react-aria-components/DatePicker"
import styled from "styled-components"
import { AriaHelp, AriaLabel, ariaState, fieldProps } from "../field/aria.tsx"
import { stack } from "../field/style.ts"
import { Month } from "./calendar.tsx"
import type { DateFieldProps } from "./date-field.tsx"
import { calendarDate, dayOfCalendar } from "./days.ts"
import { bounds, Open, Opened, Segments, Written } from "./picker-parts.tsx"
import { Edge, Months } from "./style.ts"

/** The field with its calendar. */
export const DayPicker = ({ day, onChange, from, to, isOut, ...words }: DateFieldProps) => {
  const value = useMemo(() => calendarDate(day), [day])
  return (
    <Written>
      <One
        {...fieldProps(words)}
        {...bounds({ from, to, isOut })}
        value={value}
        onChange={(date) => onChange(date ? dayOfCalendar(date) : undefined)}
      >
        <AriaLabel {...words} />
        <Edge $size={words.size ?? "medium"} {...ariaState(words)}>
          <Segments />
          <Open />
        </Edge>
        <AriaHelp {...words} />
        <Opened>
          <Months as={Calendar}>
            <Month />
          </Months>
        </Opened>
      </One>
    </Written>
  )
}

const One = styled(DatePicker)`
  ${stack}
` as typeof DatePicker
