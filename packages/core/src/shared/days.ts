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
const isDay = (s: string): s is t.Branded<string, DayBrand> => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(s)) return false
  const millis = Date.parse(`${s}T00:00:00.000Z`)
  return Number.isFinite(millis) && new Date(millis).toISOString().startsWith(s)
}
/** A UTC calendar day as it travels, `"2026-11-28"`; a day that no calendar has is refused. */
export const Day = t.brand(t.string, isDay, "Day")
export type Day = t.TypeOf<typeof Day>

/** The UTC day that an instant falls on. */
export const dayOf = (now: number): Day => must(Day, new Date(now).toISOString().slice(0, 10))

/** 00:00 UTC of the day. */
export const startOfDay = (day: Day): Millis => must(Millis, Date.parse(`${day}T00:00:00.000Z`))

/** The day `count` days later, or earlier where negative. */
export const addDays = (day: Day, count: number): Day => dayOf(startOfDay(day) + count * DAY_MILLIS)

/** Calendar days from one day to another; negative where `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => (startOfDay(to) - startOfDay(from)) / DAY_MILLIS

/** A day as people here read it, `"11-28-2026"`. */
export const shownDay = (day: Day): string => `${day.slice(5)}-${day.slice(0, 4)}`
