import type { Day } from "../shared/days.ts"

/** Days to whole months of 30.4375 days, half up. */
export const monthsOfDays = (days: number): number => Math.floor((days * 20_000 + 304_375) / 608_750)

/** Whole calendar months from one day to another, 0 where there is none. */
export const monthsBetween = (from: Day, to: Day): number => {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number)
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0))
}

/** A count of months times a ratio in hundredths, half up. */
export const stretched = (months: number, hundredths: number): number => Math.floor((months * hundredths + 50) / 100)
