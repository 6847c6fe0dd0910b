import * as t from "io-ts"
import { must } from "./decode.ts"

/** Milliseconds in a UTC day: no UTC day has a leap second that a clock shows. */
export const DAY_MILLIS = 86_400_000

/** Marks a number as a checked instant. */
export interface MillisBrand {
  readonly Millis: unique symbol
}
const isMillis = (n: number): n is t.Branded<number, MillisBrand> => Number.isSafeInteger(n)
/** An instant in milliseconds since the Unix epoch. */
export const Millis = t.brand(t.number, isMillis, "Millis")
export type Millis = t.TypeOf<typeof Millis>

/** Marks a text as a checked UTC day. */
export interface DayBrand {
  readonly Day: unique symbol
}
/** The years in which a day may lie. Another is a slip of the keyboard: a loan of year 26, a maturity in 20260. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

const isCalendarDay = (s: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(s)) return false
  const millis = Date.parse(`${s}T00:00:00.000Z`)
  return Number.isFinite(millis) && new Date(millis).toISOString().startsWith(s)
}
const isInYears = (s: string): boolean => Number(s.slice(0, 4)) >= FIRST_YEAR && Number(s.slice(0, 4)) <= LAST_YEAR

let storedReads = 0
/** Reads what was kept before years were checked: any calendar day is read as it is, so that nothing becomes unreadable or is changed. */
export const readStored = <A>(read: () => A): A => {
  storedReads += 1
  try {
    return read()
  } finally {
    storedReads -= 1
  }
}

const isDay = (s: string): s is t.Branded<string, DayBrand> => isCalendarDay(s) && (storedReads > 0 || isInYears(s))
/** A UTC calendar day from 1900 to 2100 as it travels, `"2026-11-28"`; a day that no calendar has is refused, and so is one of another year. */
export const Day = t.brand(t.string, isDay, "Day")
export type Day = t.TypeOf<typeof Day>

/** The UTC day that an instant falls on. */
export const dayOf = (now: number): Day => {
  const day = new Date(now).toISOString().slice(0, 10)
  return readStored(() => must(Day, day))
}

/** 00:00 UTC of the day. */
export const startOfDay = (day: Day): Millis => must(Millis, Date.parse(`${day}T00:00:00.000Z`))

/** The day `count` days later, or earlier where negative. */
export const addDays = (day: Day, count: number): Day => dayOf(startOfDay(day) + count * DAY_MILLIS)

/** The same day `count` months later, earlier where negative, or the last day of that month where it is shorter. */
export const addMonths = (day: Day, count: number): Day => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** Calendar days from one day to another; negative where `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => (startOfDay(to) - startOfDay(from)) / DAY_MILLIS

/** A day as people here read it, `"11-28-2026"`. */
export const shownDay = (day: Day): string => `${day.slice(5)}-${day.slice(0, 4)}`

/** The end of a last day as every deadline is written, `"11-29-2026, 00:00 UTC"` of November 28: the first instant after it. */
export const shownEnd = (day: Day): string => `${shownDay(addDays(day, 1))}, 00:00 UTC`
