import type { Pen } from "./pen.ts"
import type { Random } from "./random.ts"

/** The buildings that we can draw. */
export const buildingTypes = [
  "office",
  "retail",
  "multifamily",
  "hotel",
  "industrial",
  "storage",
  "mixed",
  "mhc",
  "health",
] as const
/** A kind of building that we can draw. */
export type BuildingType = (typeof buildingTypes)[number]

/** The sheets of one building, in the order in which an asset page shows them. */
export const views = ["front", "side", "site", "floor"] as const
/** One sheet of a building. */
export type View = (typeof views)[number]

/** In pixels of the drawing's own field. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** An amount as a line across the drawing, with a triangle on it. The roof is 100 % of the property's value. */
export interface Level {
  readonly kind: "debt" | "price" | "value"
  readonly atPercent: number
  readonly text?: string
  readonly side?: "left" | "right"
}

/** Draws a building of that size from x = 0 to the right. */
export type Draw = (pen: Pen, size: Size, random: Random) => void
