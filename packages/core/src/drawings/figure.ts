import { buildingName } from "./building-type.ts"
import { type Elevation, elevation } from "./elevation.ts"
import { floorPlan } from "./floor-plan.ts"
import { type Ink, inked, outline, paths, tokenInk } from "./ink.ts"
import { baselines, levelLine, levelText } from "./levels.ts"
import type { BuildingType, Level, Size, View } from "./model.ts"
import { tenth } from "./pen.ts"
import { hashOf, randomFrom } from "./random.ts"
import { sitePlan } from "./site-plan.ts"
import { surroundings } from "./surroundings.ts"

/** What one drawing shows, and from whose figures. */
export interface Figure {
  readonly type: BuildingType
  /** A seed is a face: the asset's id, everywhere and for good. */
  readonly seed: string
  /** Debt in percent of value, where 100 is the roof. Absent where one of the two is unknown: then nothing is inked. */
  readonly ltvPercent?: number
  readonly levels?: ReadonlyArray<Level>
  readonly view?: View
  readonly size?: Size
  /** Kept free at the right, for the texts of levels. */
  readonly margin?: number
  /** Leaves out the empty sky above a low building, down to three fifths of the height. */
  readonly isCropped?: boolean
  /** Overrides the building's natural size, for drawings with an axis in dollars. */
  readonly building?: Partial<Size>
  /** Trees, a car and passers-by: absent, they show where there is room for them. */
  readonly context?: boolean
}

const CARD: Size = { width: 320, height: 200 }

/**
 * A loan's building as SVG, coloured by the page's tokens. Roof = 100 % of the value; the ink ends exactly at debt / value.
 * The same figure is the same text, wherever it is drawn.
 */
export const figure = (wanted: Figure, ink: Ink = tokenInk): string => {
  const size = wanted.size ?? CARD
  const { body, label, sky = 0 } = sheet(wanted, size, ink)
  const top = wanted.isCropped === true ? Math.floor(Math.min(sky, size.height * 0.4)) : 0
  const box = `0 ${top} ${size.width} ${size.height - top}`
  return `<svg class="el" viewBox="${box}" role="img" aria-label="${label}">${body}</svg>`
}

interface Sheet {
  readonly body: string
  readonly label: string
  /** Height of the empty sky above. */
  readonly sky?: number
}

const sheet = (wanted: Figure, size: Size, ink: Ink): Sheet => {
  const { type, seed, view = "front" } = wanted
  const name = buildingName(type)
  const lifted = (markup: string) => `<g transform="translate(0 ${tenth(size.height)})">${markup}</g>`
  switch (view) {
    case "site": {
      const { walls, grounds } = sitePlan(type, seed, size)
      return { body: lifted(paths(grounds, outline, ink) + paths(walls, inked, ink)), label: `${name}, site plan` }
    }
    case "floor":
      return { body: lifted(paths(floorPlan(type, seed, size), outline, ink)), label: `${name}, typical floor` }
    case "front":
      return { ...standing(wanted, size, ink), label: `${name}, elevation${debtWords(wanted)}` }
    case "side":
      return { ...standing(wanted, size, ink), label: `${name}, side elevation${debtWords(wanted)}` }
  }
}

const debtWords = ({ ltvPercent }: Figure) =>
  ltvPercent === undefined ? "" : `; debt at ${Math.round(shareOf(ltvPercent) * 100)} % of value`

/** Shares of the value; anything that is not a number, or below nothing, is nothing. */
const shareOf = (percent = 0) => (Number.isFinite(percent) ? Math.max(0, percent / 100) : 0)

/** Kept above what is highest, for the text over its line. */
const AIR = 28

const standing = (wanted: Figure, size: Size, ink: Ink): Omit<Sheet, "label"> => {
  const { seed, levels = [], margin = 0, ltvPercent, context = size.width >= 240 } = wanted
  const ground = size.height - groundOf(size)
  const field = size.width - margin
  const building = buildingIn(wanted, { width: field - 20, height: ground - 14 }, size)
  const left = (field - building.width) / 2
  const around = context ? surroundings({ from: left, to: left + building.width, field }, randomFrom(`ctx${seed}`)) : []
  const at = (percent?: number) => Math.max(ground - building.height * shareOf(percent), 4)
  const highest = Math.min(ground - building.height, ...levels.map(({ atPercent }) => at(atPercent)))
  const body =
    hatch(size.width, ground, ink) +
    `<g opacity=".6" transform="translate(0 ${tenth(ground)})">${paths(around, outline, ink)}</g>` +
    halves(
      building,
      { left, ground, cut: ground - building.height * shareOf(ltvPercent), id: idOf(wanted) },
      size,
      ink,
    ) +
    `<path d="M0 ${tenth(ground)}H${size.width}" stroke="${ink("el-ground")}" stroke-width="1.5"/>` +
    lines(
      levels.map((level) => ({ level, y: at(level.atPercent) })),
      { width: size.width, ground },
      ink,
    )
  return { body, sky: Math.max(0, highest - AIR) }
}

interface LevelAt {
  readonly level: Level
  readonly y: number
}

/** The levels: all lines, and over them their texts, kept apart on each side and off every line. */
const lines = (
  levels: ReadonlyArray<LevelAt>,
  { width, ground }: { readonly width: number; readonly ground: number },
  ink: Ink,
): string => {
  const isLeft = ({ level }: LevelAt) => level.side === "left"
  const all = levels.map(({ y }) => y)
  const isNamed = ({ level }: LevelAt) => Boolean(level.text)
  const named = levels.filter(isNamed)
  const bare = levels.filter((one) => !isNamed(one)).map(({ level, y }) => ({ level, place: { y, textY: y, width } }))
  const texts = [named.filter(isLeft), named.filter((one) => !isLeft(one))].flatMap((side) => {
    const heights = baselines(
      side.map(({ y }) => y),
      all,
      ground - 4,
    )
    return side.map(({ level, y }, at) => ({ level, place: { y, textY: heights[at] ?? y, width } }))
  })
  return [levelLine, levelText]
    .flatMap((draw) => [...bare, ...texts].map(({ level, place }) => draw(level, place, ink)))
    .join("")
}

const groundOf = ({ height }: Size) => Math.min(30, height * 0.15)

/** In its natural size, smaller where the field is too small for it or for the highest level. */
const buildingIn = (
  { type, seed, view, building, levels = [], ltvPercent }: Figure,
  room: Size,
  size: Size,
): Elevation => {
  const scale = Math.min(size.width / CARD.width, size.height / CARD.height)
  const peak = Math.max(1, shareOf(ltvPercent), ...levels.map(({ atPercent }) => shareOf(atPercent)))
  return elevation({
    type,
    seed,
    sized: (natural) => ({
      width: Math.max(8, Math.min(room.width, building?.width ?? natural.width * scale * (view === "side" ? 0.55 : 1))),
      height: Math.max(
        8,
        Math.min(building?.height ?? natural.height * scale, Math.max(room.height / peak, room.height * 0.3)),
      ),
    }),
  })
}

interface Place {
  readonly left: number
  readonly ground: number
  /** Where the ink ends, counted from the top; above the field when the debt is. */
  readonly cut: number
  readonly id: string
}

const halves = (
  { strokes, stretch }: Elevation,
  { left, ground, cut, id }: Place,
  { width, height }: Size,
  ink: Ink,
): string => {
  const edge = tenth(Math.min(Math.max(cut, 0), ground))
  const place = `transform="translate(${tenth(left)} ${tenth(ground)}) scale(1 ${Number(stretch.toFixed(4))})"`
  const half = (name: string, clip: string, markup: string) =>
    `<clipPath id="${id}${name}"><rect ${clip}/></clipPath><g clip-path="url(#${id}${name})"><g ${place}>${markup}</g></g>`
  const equity = edge > 0 ? half("a", `width="${width}" height="${edge}"`, paths(strokes, outline, ink)) : ""
  const debt =
    edge < ground
      ? half("b", `y="${edge}" width="${width}" height="${tenth(height - edge)}"`, paths(strokes, inked, ink))
      : ""
  return equity + debt
}

/** Clip paths are found by id on the whole page, so different figures need different ones. */
const idOf = (wanted: Figure) => `el${(hashOf(JSON.stringify(wanted)) >>> 0).toString(36)}`

const hatch = (width: number, ground: number, ink: Ink) => {
  const strokes = Array.from(
    { length: Math.floor(width / 9) },
    (_, index) => `M${index * 9 + 7} ${tenth(ground + 1)}l-6 6`,
  )
  return `<path d="${strokes.join("")}" stroke="${ink("el-ground")}" stroke-width=".6" opacity=".35"/>`
}
