import type { StateCode } from "@xl/core/shared"

/** One loan on the map. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly state: StateCode
  /** UPB in whole cents: the circle's area. Nothing is drawn as the smallest circle. */
  readonly cents: number | undefined
  /** Said after name, state and amount, as "120.8% of value". */
  readonly note?: string | undefined
}

export interface UsMapProps {
  /** "Where the loans are". */
  readonly label: string
  readonly places: readonly Place[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  /** Hatched states, as those with judicial foreclosure, and what that means. */
  readonly hatched?: { readonly states: readonly StateCode[]; readonly means: string } | undefined
}

/** Radius in units of the drawing (975 wide): area goes with the amount, between 5 and 22. */
export const radiusOf = (cents: number | undefined, largest: number): number =>
  cents === undefined || !(cents > 0) || !(largest > 0) ? 5 : Math.min(22, Math.max(5, 22 * Math.sqrt(cents / largest)))

/** Where the n-th circle of a state stands beside the state's middle: a sunflower's spiral, so that none hides another's centre. */
export const besideMiddle = (nth: number): readonly [x: number, y: number] => {
  const [distance, angle] = [13 * Math.sqrt(nth), nth * 2.399_963] // the golden angle in radians
  return [distance * Math.cos(angle), distance * Math.sin(angle)]
}
