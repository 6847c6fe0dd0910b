import { type CalendarDate, parseDate } from "@internationalized/date"
import { Day, must } from "@xl/core/shared"

/** The calendar's own day, or nothing. */
export const calendarDate = (day: Day | undefined): CalendarDate | null => (day === undefined ? null : parseDate(day))

/** A day of the calendar as it travels: "2026-12-12". */
export const dayOfCalendar = (date: Pick<CalendarDate, "toString">): Day => must(Day, date.toString())
