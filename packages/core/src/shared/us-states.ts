import * as t from "io-ts"

/** The 50 states, DC and PR by postal code. Source: US Postal Service, Publication 28, appendix B. */
export const US_STATES = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const

/** A state's two letters. */
export const StateCode = t.keyof(US_STATES, "StateCode")
/** A state's two letters. */
export type StateCode = t.TypeOf<typeof StateCode>

/** A state of the list, or `Various` for collateral in several places. */
export const AssetState = t.union([StateCode, t.literal("Various")], "AssetState")
export type AssetState = t.TypeOf<typeof AssetState>

const codeByName: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(US_STATES).map(([code, name]) => [name.toLowerCase(), code as StateCode]),
)

/** What is saved for a typed state: full names and lower-case codes map to codes first, all else becomes `Various`. */
export const normalizedState = (typed: string): AssetState => {
  const trimmed = typed.trim()
  const upper = trimmed.toUpperCase()
  return StateCode.is(upper) ? upper : (codeByName.get(trimmed.toLowerCase()) ?? "Various")
}
