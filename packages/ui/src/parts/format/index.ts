/** How figures, days and times are written, the same on every screen. */
export { ago, clockIn, countdown, dateTime, day, month, shortDay, timeLeft } from "./days.ts"
export {
  bytes,
  count,
  MINUS,
  money,
  type MoneyParts,
  moneyParts,
  moneyShort,
  NONE,
  percent,
  rate,
  times,
} from "./numbers.ts"
