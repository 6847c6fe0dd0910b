import type { StateCode } from "./us-states.ts"

/** A part of the United States. */
export type Region = "midwest" | "northeast" | "south" | "west"

/**
 * The states by region. Source: US Census Bureau, Census Regions and Divisions; it has DC in the south and leaves PR out, which is put
 * in the south here.
 */
export const REGIONS: { readonly [R in Region]: ReadonlyArray<StateCode> } = {
  northeast: ["CT", "ME", "MA", "NH", "RI", "VT", "NJ", "NY", "PA"],
  midwest: ["IL", "IN", "MI", "OH", "WI", "IA", "KS", "MN", "MO", "NE", "ND", "SD"],
  south: [
    ...(["DE", "DC", "FL", "GA", "MD", "NC", "SC", "VA", "WV"] as const),
    ...(["AL", "KY", "MS", "TN", "AR", "LA", "OK", "TX", "PR"] as const),
  ],
  west: ["AZ", "CO", "ID", "MT", "NV", "NM", "UT", "WY", "AK", "CA", "HI", "OR", "WA"],
}

/** The regions in the order of the Census. */
export const REGION_NAMES = ["northeast", "midwest", "south", "west"] as const satisfies ReadonlyArray<Region>

/** The region that a state lies in: every state lies in one. */
export const regionOf = (state: StateCode): Region =>
  REGION_NAMES.find((region) => REGIONS[region].includes(state)) ?? "south"

/** The regions of which every state is among these. */
export const regionsIn = (states: ReadonlyArray<string>): ReadonlyArray<Region> =>
  REGION_NAMES.filter((region) => REGIONS[region].every((state) => states.includes(state)))

/** These states with all of the regions chosen, and with none of a region that was whole and is chosen no more. */
export const withRegions = <S extends string>(
  states: ReadonlyArray<S>,
  chosen: ReadonlyArray<Region>,
): ReadonlyArray<S | StateCode> => {
  const left = new Set<string>(regionsIn(states).flatMap((region) => (chosen.includes(region) ? [] : REGIONS[region])))
  return [...new Set([...states.filter((state) => !left.has(state)), ...chosen.flatMap((region) => REGIONS[region])])]
}

/** States where a lender usually goes through a court. Source: Fannie Mae, foreclosure time frames of 2019, preferred method by state. */
export const JUDICIAL_STATES: ReadonlyArray<StateCode> = [
  ...(["CT", "DE", "DC", "FL", "HI", "IL", "IN", "IA", "KS", "KY", "LA", "ME"] as const),
  ...(["NJ", "NM", "NY", "ND", "OH", "OK", "PA", "SC", "SD", "VT", "WI"] as const),
]
