import { Period } from "@xl/core/periods"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import { compare, type Figure, onOneThread, type Pace } from "../measure.ts"

const isDay = (value: unknown): boolean => {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const at = Date.parse(value)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value)
}

/** The same check as one would write it for speed alone: it says no more than yes or no. */
const isPeriod = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false
  const { startDate, endDate, endedAt } = value as { startDate?: unknown; endDate?: unknown; endedAt?: unknown }
  const isEnded = typeof endedAt === "number" && Number.isSafeInteger(endedAt) && endedAt >= 0
  return isDay(startDate) && isDay(endDate) && (endedAt === null || isEnded)
}

const CASES = {
  valid: { startDate: "2026-03-01", endDate: "2026-03-31", endedAt: null },
  invalid: { startDate: "2026-03-01", endDate: "2026-02-30", endedAt: 1.5 },
} as const

const decodePeriod = decode(Period)

/** A decoder that names every wrong path, beside a check that names none. */
export const compareDecoding = async (pace: Pace): Promise<ReadonlyArray<Figure>> => {
  const figures: Array<Figure> = []
  for (const [kind, value] of Object.entries(CASES)) {
    const isGood = Result.isSuccess(decodePeriod(value))
    if (isGood !== isPeriod(value) || isGood !== (kind === "valid")) throw new Error(`A period, ${kind}: not agreed`)
    const contenders = [onOneThread("core", () => decodePeriod(value)), onOneThread("by hand", () => isPeriod(value))]
    figures.push(await compare(`a period decoded, ${kind}`, contenders, pace))
  }
  return figures
}
