import type { BuildingType, Size } from "./model.ts"
import { type Box, Pen, type Stroke } from "./pen.ts"
import { type Random, randomFrom } from "./random.ts"

type Plan = (pen: Pen, floor: Box, random: Random) => void

/** Rooms on both sides of a corridor, with a core in the middle. */
const corridor: Plan = (pen, { x, y, width, height }, random) => {
  const rooms = 6 + Math.floor(random() * 5)
  const [low, high] = [y + height * 0.4, y + height * 0.6]
  for (const side of [low, high]) pen.line(x, side, x + width, side)
  for (let wall = 1; wall < rooms; wall++) {
    const at = x + (width * wall) / rooms
    pen.line(at, y, at, low)
    pen.line(at, high, at, y + height)
  }
  const core = width * (0.14 + random() * 0.1)
  pen.rect("shade", x + (width - core) / 2, low, core, high - low)
}

/** One room on a grid of columns, with offices at an end. */
const hall: Plan = (pen, { x, y, width, height }, random) => {
  const [columns, rows] = [6 + Math.floor(random() * 4), 3]
  pen.grid("opening", { x, y, width: width * 0.8, height }, { columns, rows, wide: 0.08, high: 0.1 })
  const offices = x + width * 0.82
  pen.line(offices, y, offices, y + height)
  for (const at of [0.33, 0.66]) pen.line(offices, y + height * at, x + width, y + height * at)
  pen.rect("shade", offices, y, width * 0.18, height * 0.33)
}

/** Units side by side, each with its own door to the front. */
const units: Plan = (pen, { x, y, width, height }, random) => {
  const count = 4 + Math.floor(random() * 3)
  for (let unit = 0; unit < count; unit++) {
    const left = x + (width * unit) / count
    const depth = height * (0.62 + random() * 0.2)
    if (unit > 0) pen.line(left, y, left, y + height)
    pen.line(left, y + depth, left + width / count, y + depth)
    pen.rect("opening", left + (width / count) * 0.4, y, (width / count) * 0.2, height * 0.04)
  }
  pen.rect("shade", x, y + height * 0.9, width, height * 0.1)
}

/** Two rows of lockers between aisles. */
const lockers: Plan = (pen, floor, random) => {
  const columns = 10 + Math.floor(random() * 6)
  for (const at of [0, 0.38, 0.76]) {
    pen.grid(
      "glass",
      { x: floor.x, y: floor.y + floor.height * at, width: floor.width, height: floor.height * 0.24 },
      { columns, rows: 1, wide: 0.9, high: 0.94 },
    )
  }
}

const plans: { readonly [T in BuildingType]: Plan } = {
  office: corridor,
  hotel: corridor,
  multifamily: corridor,
  health: corridor,
  industrial: hall,
  retail: units,
  mixed: units,
  mhc: units,
  storage: lockers,
}

/** A typical floor. y grows upwards from the drawing's lower edge. */
export const floorPlan = (type: BuildingType, seed: string, { width, height }: Size): ReadonlyArray<Stroke> => {
  const random = randomFrom(`floor${type}${seed}`)
  const depth = height * (0.5 + random() * 0.12)
  const floor = { x: width * 0.07, y: (height - depth) / 2, width: width * 0.86, height: depth }
  const pen = new Pen()
  pen.rect("mass", floor.x, floor.y, floor.width, floor.height)
  plans[type](pen, floor, random)
  return pen.strokes
}
