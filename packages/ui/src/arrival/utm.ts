import { type ReadParameter, UTM_STORE, utmParameters } from "@xl/core/navigation"
import type { Kept } from "./kept.ts"

/** Keeps what the address says of where its visitor came from, until somebody signs in; the newest words win. */
export const keepUtm = (read: ReadParameter, kept: Kept): void => {
  const found = utmParameters(read)
  if (found !== null) kept.setItem(UTM_STORE, JSON.stringify(found))
}
