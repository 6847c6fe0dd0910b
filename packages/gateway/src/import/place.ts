import { type AssetState, normalizedState } from "@xl/core/shared"

interface Row {
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Where the collateral stands; `missing` names what keeps the listing a Draft. */
export interface Place {
  readonly state: AssetState
  readonly city: string
  readonly zipCode: string
  readonly missing: ReadonlyArray<"city" | "zip">
}

/** Codes that filings use for countries. Source: EDGAR state and country codes. */
const countries: { readonly [code: string]: string } = { D0: "Bermuda" }

/** The reason why a state's code cannot be listed, or undefined. Codes of countries hold a digit, those of states never do. */
export const refusedState = (code: string): string | undefined =>
  /\d/.test(code)
    ? `state ${code}${countries[code] ? ` (${countries[code]})` : ""} is outside the United States`
    : undefined

/** Several cities in one cell are one loan's: the first stands for them. */
export const placeOf = ({ city, state, zip }: Row): Place => {
  const first = (city.split(";")[0] ?? "").trim()
  const zipCode = /^\d{5}$/.test(zip) ? zip : ""
  const missing = [...(first === "" ? ["city" as const] : []), ...(zipCode === "" ? ["zip" as const] : [])]
  return { state: normalizedState(state), city: first, zipCode, missing }
}
