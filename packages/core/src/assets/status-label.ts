import { assetStatusTexts, type StatusText } from "./words.ts"
import type { AssetStatus } from "../kernel/statuses.ts"

/** A status in words, for titles, filters and sentences (SEL-150, SEL-151). */
export const statusLabel = (status: AssetStatus): string => {
  const { label, suffix }: StatusText = assetStatusTexts[status]
  return suffix === undefined ? label : `${label}, ${suffix}`
}
