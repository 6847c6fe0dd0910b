import type { BuildingType, Size } from "./model.ts"
import { Pen, type Stroke, tenth } from "./pen.ts"
import { type Random, randomFrom } from "./random.ts"

/** A rectangle in shares of the plot: left, top, width, height. */
type Part = readonly [x: number, y: number, width: number, height: number]

const rows = (count: number, width: number): ReadonlyArray<Part> =>
  Array.from({ length: count }, (_, row): Part => [0.12, 0.1 + row * (0.55 / count), width, 0.34 / count])

/** Where the walls stand, seen from above. */
const footprints: { readonly [T in BuildingType]: (random: Random) => ReadonlyArray<Part> } = {
  office: (random) => [
    [0.3, 0.14, 0.32 + random() * 0.1, 0.34],
    [0.3, 0.34, 0.16, 0.24],
  ],
  retail: (random) => [
    [0.1, 0.08, 0.8, 0.2],
    [0.1, 0.08, 0.22 + random() * 0.08, 0.4],
  ],
  multifamily: (random) => [
    [0.16, 0.08, 0.2, 0.5],
    [0.4, 0.08, 0.2, 0.36 + random() * 0.14],
    [0.64, 0.08, 0.2, 0.5],
  ],
  hotel: (random) => [
    [0.24, 0.14, 0.46 + random() * 0.12, 0.28],
    [0.14, 0.22, 0.1, 0.12],
  ],
  industrial: (random) => [[0.1, 0.06, 0.7 + random() * 0.1, 0.5]],
  storage: (random) => rows(3 + Math.floor(random() * 3), 0.72),
  mixed: (random) => [
    [0.08, 0.3, 0.28, 0.3],
    [0.36, 0.3 - random() * 0.1, 0.3, 0.4],
    [0.66, 0.3, 0.26, 0.3],
  ],
  mhc: (random) =>
    [0.1, 0.36].flatMap((y) =>
      Array.from({ length: 6 }, (_, home): Part => [0.08 + home * 0.145, y + random() * 0.05, 0.1, 0.16]),
    ),
  health: (random) => [
    [0.16, 0.1, 0.18, 0.48],
    [0.34, 0.24, 0.3, 0.16 + random() * 0.06],
    [0.64, 0.1, 0.18, 0.48],
  ],
}

export interface SitePlan {
  readonly walls: ReadonlyArray<Stroke>
  readonly grounds: ReadonlyArray<Stroke>
}

/** The plot between two streets: the building, its parking and its trees. y grows upwards from the lower street. */
export const sitePlan = (type: BuildingType, seed: string, { width, height }: Size): SitePlan => {
  const random = randomFrom(`site${type}${seed}`)
  const mirrored = random() < 0.5
  const [walls, grounds] = [new Pen(), new Pen()]
  for (const [x, y, wide, high] of footprints[type](random)) {
    const left = mirrored ? 1 - x - wide : x
    walls.rect("mass", left * width, (1 - y - high) * height, wide * width, high * height)
  }
  for (const street of [0.04, 0.96]) {
    for (let dash = 0; dash < 16; dash++)
      grounds.line((dash / 16) * width, street * height, ((dash + 0.66) / 16) * width, street * height)
  }
  parking(grounds, { width, height }, random)
  for (const x of [0.05, 0.95]) {
    for (const y of [0.3, 0.5, 0.72])
      if (random() < 0.7) treeFromAbove(grounds, x * width, y * height, (0.03 + random() * 0.02) * height)
  }
  return { walls: walls.strokes, grounds: grounds.strokes }
}

const parking = (pen: Pen, { width, height }: Size, random: Random) => {
  const stalls = 8 + Math.floor(random() * 8)
  const [from, to] = [0.18 * width, 0.82 * width]
  for (const y of [0.1, 0.24]) pen.line(from, y * height, to, y * height)
  for (let stall = 0; stall <= stalls; stall++) {
    const x = from + ((to - from) * stall) / stalls
    pen.line(x, 0.1 * height, x, 0.24 * height)
  }
}

const treeFromAbove = (pen: Pen, x: number, y: number, radius: number) => {
  const [r, across] = [tenth(radius), tenth(radius * 2)]
  pen.path("context", `M${tenth(x - radius)} ${tenth(-y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 ${-across} 0z`)
}
