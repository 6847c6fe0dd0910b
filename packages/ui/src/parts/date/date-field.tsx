import type { Day } from "@xl/core/shared"
import { type ReactNode, useMemo } from "react"
import { Calendar, type DateValue } from "react-aria-components/Calendar"
import { DatePicker } from "react-aria-components/DatePicker"
import { DateRangePicker } from "react-aria-components/DateRangePicker"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { RangeCalendar } from "react-aria-components/RangeCalendar"
import styled from "styled-components"
import { FieldHelp, FieldLabel, fieldProps, type FieldWords } from "../field/frame.tsx"
import { stack } from "../field/style.ts"
import { fieldState } from "../field/text-field.tsx"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"
import { Sheet } from "../select/list.tsx"
import { Month } from "./calendar.tsx"
import { calendarDate, dayOfCalendar } from "./days.ts"
import { Between, Edge, Inside, Months, Opener, Segment, Typed } from "./style.ts"

interface Bounds {
  /** The first and the last day that may be chosen. */
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  /** Days that may not be chosen, as holidays. */
  readonly isOut?: ((day: Day) => boolean) | undefined
}

export interface DateFieldProps extends Bounds, FieldWords {
  /** A UTC calendar day; nothing while empty or half typed. */
  readonly day: Day | undefined
  readonly onChange: (day: Day | undefined) => void
}

const bounds = ({ from, to, isOut }: Bounds) => ({
  shouldForceLeadingZeros: true,
  ...given({
    minValue: calendarDate(from) ?? undefined,
    maxValue: calendarDate(to) ?? undefined,
    isDateUnavailable: isOut && ((date: DateValue) => isOut(dayOfCalendar(date))),
  }),
})

/** A day, typed as MM-DD-YYYY or chosen from the calendar. */
export const DateField = ({ day, onChange, from, to, isOut, ...words }: DateFieldProps) => {
  const value = useMemo(() => calendarDate(day), [day])
  return (
    <Written>
      <One
        {...fieldProps(words)}
        {...bounds({ from, to, isOut })}
        value={value}
        onChange={(date) => onChange(date ? dayOfCalendar(date) : undefined)}
      >
        <FieldLabel {...words} />
        <Edge $size={words.size ?? "medium"} {...fieldState(words)}>
          <Segments />
          <Open />
        </Edge>
        <FieldHelp {...words} />
        <Opened>
          <Months as={Calendar}>
            <Month />
          </Months>
        </Opened>
      </One>
    </Written>
  )
}

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
        <FieldLabel {...words} />
        <Edge $size={words.size ?? "medium"} {...fieldState(words)}>
          <Segments slot="start" />
          <Between aria-hidden>to</Between>
          <Segments slot="end" />
          <Open />
        </Edge>
        <FieldHelp {...words} />
        <Opened>
          <Months as={RangeCalendar} data-range="">
            <Month />
          </Months>
        </Opened>
      </Two>
    </Written>
  )
}

/** Days are written as Americans read them, whatever the browser speaks. */
const Written = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale="en-US">{children}</I18nProvider>
)

const Segments = ({ slot }: { readonly slot?: "start" | "end" }) => (
  <Typed {...given({ slot })}>
    {(segment) => <Segment segment={segment}>{segment.type === "literal" ? "-" : segment.text}</Segment>}
  </Typed>
)

const Open = () => (
  <Opener>
    <Icon name="calendar" label="Calendar" />
  </Opener>
)

const Opened = ({ children }: { readonly children: ReactNode }) => (
  <Sheet>
    <Inside>{children}</Inside>
  </Sheet>
)

const One = styled(DatePicker)`
  ${stack}
` as typeof DatePicker
const Two = styled(DateRangePicker)`
  ${stack}
` as typeof DateRangePicker
