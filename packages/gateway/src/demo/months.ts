import { addMonths, type Day } from "@xl/core/shared"

/** The most whole months by which `day` can be moved without coming after `limit`. */
export const monthsUntil = (day: Day, limit: Day): number => {
  const [from = 0, fromMonth = 0] = day.split("-").map(Number)
  const [to = 0, toMonth = 0] = limit.split("-").map(Number)
  const months = (to - from) * 12 + toMonth - fromMonth
  return addMonths(day, months) > limit ? months - 1 : months
}
