import type { Day } from "@xl/core/shared"
import { useMemo } from "react"
import type { DateValue } from "react-aria-components/Calendar"
import { DateRangePicker } from "react-aria-components/DateRangePicker"
import { RangeCalendar } from "react-aria-components/RangeCalendar"
import styled from "styled-components"
import { AriaHelp, AriaLabel, ariaState, fieldProps } from "../field/aria.tsx"
import type { FieldWords } from "../field/frame.tsx"
import { stack } from "../field/style.ts"
import type { Bounds } from "./bounds.ts"
import { Month } from "./calendar.tsx"
import { calendarDate, dayOfCalendar } from "./days.ts"
import { bounds, Open, Opened, Segments, Written } from "./picker-parts.tsx"
import { Between, Edge, Months } from "./style.ts"

export interface DayRange {
  readonly from: Day
  readonly to: Day
}

export interface DateRangeFieldProps extends Bounds, FieldWords {
  /** Both ends belong to it; nothing while either is missing. */
  readonly range: DayRange | undefined
  readonly onChange: (range: DayRange | undefined) => void
}

/** Two days and all between them, as a period of offers. */
export const DateRangeField = ({ range, onChange, from, to, isOut, ...words }: DateRangeFieldProps) => {
  const value = useMemo(() => {
    const [start, end] = [calendarDate(range?.from), calendarDate(range?.to)]
    return start && end && { start, end }
  }, [range?.from, range?.to])
  const take = (chosen: { readonly start: DateValue; readonly end: DateValue } | null) =>
    onChange(chosen ? { from: dayOfCalendar(chosen.start), to: dayOfCalendar(chosen.end) } : undefined)
  return (
    <Written>
      <Two {...fieldProps(words)} {...bounds({ from, to, isOut })} value={value} onChange={take}>
        <AriaLabel {...words} />
        <Edge $size={words.size ?? "medium"} {...ariaState(words)}>
          <Segments slot="start" />
          <Between aria-hidden>to</Between>
          <Segments slot="end" />
          <Open />
        </Edge>
        <AriaHelp {...words} />
        <Opened>
          <Months as={RangeCalendar} data-range="">
            <Month />
          </Months>
        </Opened>
      </Two>
    </Written>
  )
}

const Two = styled(DateRangePicker)`
  ${stack}
` as typeof DateRangePicker
