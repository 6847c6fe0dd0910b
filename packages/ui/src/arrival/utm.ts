import { type ReadParameter, type UtmParameters, utmParameters } from "@xl/core/navigation"
import type { Kept } from "./kept.ts"

/** The name of the local store. Source: specification of accounts, point 3. */
export const UTM_STORE = "utmParams"

/** Keeps what the address says of where its visitor came from, until somebody signs in; the newest words win. */
export const keepUtm = (read: ReadParameter, kept: Kept): void => {
  const found = utmParameters(read)
  if (found !== null) kept.setItem(UTM_STORE, JSON.stringify(found))
}

/** What was kept, or null; words that are not ours are nothing. */
export const keptUtm = (kept: Kept): UtmParameters | null => {
  const told = parsed(kept.getItem(UTM_STORE))
  if (typeof told !== "object" || told === null) return null
  const word = (name: keyof UtmParameters) => {
    const value = (told as { readonly [name: string]: unknown })[name]
    return typeof value === "string" ? value : null
  }
  return { utmSource: word("utmSource"), utmMedium: word("utmMedium"), utmCampaign: word("utmCampaign") }
}

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null // somebody else's words under our name
  }
}
