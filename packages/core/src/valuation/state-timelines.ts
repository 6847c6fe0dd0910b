import type { StateCode } from "../shared/us-states.ts"
import { Day } from "../shared/days.ts"
import { must } from "../shared/decode.ts"

/** Most days from the last payment to the sale, the year of that edition, least and most days by statute, months of redemption after it. */
type Row = readonly [days: number, edition: 2016 | 2019, least: number | null, most: number | null, redemption: number]

/**
 * Days: Fannie Mae's time frames for routine, uncontested foreclosures of homes, the newest edition that names the state (effective
 * 2019-01-01, else the one of about 2015-16). Statutory days: an open table of state law. Redemption: a published survey, in whole months.
 * Directions of the letter LL-2025-01 are not in it. All of it wants a lawyer's look before anybody relies on it.
 */
const ROWS: { readonly [State in StateCode]: Row } = {
  AK: [480, 2019, 105, 120, 0],
  AL: [420, 2019, 49, 74, 12],
  AR: [420, 2019, 70, 120, 0],
  AZ: [450, 2019, 90, 120, 0],
  CA: [480, 2019, 120, 200, 0],
  CO: [450, 2019, 110, 125, 3],
  CT: [660, 2019, 150, 360, 0],
  DC: [1230, 2019, 47, 75, 0],
  DE: [720, 2019, 170, 210, 0],
  FL: [810, 2019, 180, 450, 0],
  GA: [330, 2019, 37, 60, 0],
  HI: [900, 2019, 220, 480, 0],
  IA: [540, 2016, 160, 300, 6],
  ID: [630, 2019, 120, 150, 0],
  IL: [600, 2016, 210, 420, 0],
  IN: [510, 2016, 150, 270, 3],
  KS: [480, 2016, 120, 200, 12],
  KY: [510, 2016, 147, 210, 0],
  LA: [540, 2016, 60, 180, 0],
  MA: [930, 2016, 75, 150, 0],
  MD: [570, 2016, 90, 150, 0],
  ME: [1050, 2016, 240, 360, 0],
  MI: [300, 2016, 60, 90, 6],
  MN: [390, 2016, 90, 150, 6],
  MO: [330, 2016, 60, 90, 0],
  MS: [360, 2016, 60, 90, 0],
  MT: [420, 2016, 120, 150, 0],
  NC: [420, 2019, 90, 120, 0],
  ND: [630, 2019, 90, 150, 0],
  NE: [480, 2019, 142, 180, 0],
  NH: [480, 2019, 59, 90, 0],
  NJ: [1530, 2019, 270, 450, 0],
  NM: [930, 2019, 120, 180, 0],
  NV: [930, 2019, 120, 180, 0],
  NY: [1740, 2019, 300, 720, 0],
  OH: [510, 2019, 150, 270, 0],
  OK: [570, 2019, 90, 180, 0],
  OR: [960, 2019, 150, 180, 0],
  PA: [690, 2019, 180, 300, 0],
  PR: [810, 2019, null, null, 0],
  RI: [720, 2016, 60, 120, 0],
  SC: [540, 2016, 150, 240, 0],
  SD: [510, 2016, 90, 150, 0],
  TN: [300, 2016, 40, 60, 0],
  TX: [390, 2016, 41, 60, 0],
  UT: [420, 2016, 112, 142, 0],
  VA: [360, 2016, 45, 60, 0],
  VT: [870, 2016, 210, 300, 0],
  WA: [540, 2016, 120, 180, 0],
  WI: [510, 2016, 180, 300, 0],
  WV: [390, 2016, 60, 90, 0],
  WY: [360, 2016, 60, 90, 0],
}

/** What a state's law takes of time. */
export interface StateTimeline {
  /** Days from the last payment to the sale where nobody contests, and where somebody does. */
  readonly uncontestedDays: number
  readonly contestedDays: number
  readonly redemptionMonths: number
  readonly asOf: Day
}

/** Days of notice and cure that a commercial lender gives beside the statute's: between 30 and 60. */
const NOTICE_DAYS = 45

const EDITIONS: { readonly [Edition in Row[1]]: Day } = {
  2016: must(Day, "2015-10-01"),
  2019: must(Day, "2019-01-01"),
}

/** Where the state is not known, the middle of the states that go through a court. */
const UNKNOWN: Row = [630, 2019, null, null, 0]

/** From the statute's floor 35 hundredths of the way to the ceiling where nobody contests; the ceiling where somebody does. */
export const timelineOf = (state: StateCode | null): StateTimeline => {
  const [ceiling, edition, , most, redemptionMonths] = state === null ? UNKNOWN : ROWS[state]
  const floor = most === null ? ceiling : Math.min(ceiling, most + NOTICE_DAYS)
  return {
    uncontestedDays: floor + Math.round(((ceiling - floor) * 35) / 100),
    contestedDays: ceiling,
    redemptionMonths,
    asOf: EDITIONS[edition],
  }
}
