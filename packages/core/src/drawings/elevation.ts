import { healthCare } from "./health-care.ts"
import { hotel } from "./hotel.ts"
import { industrial } from "./industrial.ts"
import { manufacturedHousing } from "./manufactured-housing.ts"
import { mixed } from "./mixed.ts"
import type { BuildingType, Draw, Size } from "./model.ts"
import { multifamily } from "./multifamily.ts"
import { office } from "./office.ts"
import { Pen, type Stroke } from "./pen.ts"
import { type Random, randomFrom } from "./random.ts"
import { retail } from "./retail.ts"
import { storage } from "./storage.ts"

const draw: { readonly [T in BuildingType]: Draw } = {
  office,
  retail,
  multifamily,
  hotel,
  industrial,
  storage,
  mixed,
  mhc: manufacturedHousing,
  health: healthCare,
}

interface Footprint {
  readonly width: readonly [from: number, to: number]
  readonly height: readonly [from: number, to: number]
}

/** In a field of 320 by 200. */
const footprints: { readonly [T in BuildingType]: Footprint } = {
  office: { width: [92, 132], height: [112, 132] },
  retail: { width: [232, 262], height: [64, 78] },
  multifamily: { width: [168, 216], height: [92, 116] },
  hotel: { width: [150, 196], height: [98, 122] },
  industrial: { width: [236, 262], height: [62, 74] },
  storage: { width: [206, 240], height: [66, 84] },
  mixed: { width: [176, 214], height: [92, 116] },
  mhc: { width: [246, 268], height: [50, 56] },
  health: { width: [206, 240], height: [88, 108] },
}

/** One building seen from the front, standing on y = 0 with its left edge at x = 0. */
export interface Elevation extends Size {
  readonly strokes: ReadonlyArray<Stroke>
  /** Stretches the strokes upwards so that the highest wall is exactly `height`: the roof is the value. */
  readonly stretch: number
}

interface ElevationOptions {
  readonly type: BuildingType
  readonly seed: string
  /** From the natural size, that of a field of 320 by 200, to the wanted one. */
  readonly sized: (natural: Size) => Size
}

/** The same seed keeps its building at any size. */
export const elevation = ({ type, seed, sized }: ElevationOptions): Elevation => {
  const random = randomFrom(type + seed)
  const { width, height } = footprints[type]
  const natural = { width: between(width, random), height: between(height, random) }
  const size = sized(natural)
  const pen = new Pen()
  draw[type](pen, size, random)
  return { ...size, strokes: pen.strokes, stretch: size.height / pen.top }
}

const between = ([from, to]: readonly [number, number], random: Random) => from + random() * (to - from)
