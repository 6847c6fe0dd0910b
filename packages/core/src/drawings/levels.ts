import type { Ink, Token } from "./ink.ts"
import type { Level } from "./model.ts"
import { tenth } from "./pen.ts"
import { escaped } from "./text.ts"

interface Tone {
  readonly line: Token
  readonly text: Token
  readonly width: number
  readonly dash: string
}
const tones: { readonly [K in Level["kind"]]: Tone } = {
  debt: { line: "debt-mark", text: "debt-mark", width: 1.25, dash: "" },
  price: { line: "price-line", text: "price", width: 1.5, dash: "" },
  value: { line: "ink-3", text: "ink-2", width: 1.25, dash: ` stroke-dasharray="2 3"` },
}

interface Place {
  /** Counted from the top. */
  readonly y: number
  /** The baseline of its text, likewise. */
  readonly textY: number
  /** Of the whole drawing. */
  readonly width: number
}

/** From baseline to baseline: two texts of 12 px that do not touch. */
const LINE = 16

/** Baselines for lines at `ys`: 4 px above each where there is room, else spread evenly about where they would stand. */
export const baselines = (ys: ReadonlyArray<number>, lowest: number): ReadonlyArray<number> => {
  const order = ys.map((_, at) => at).toSorted((one, other) => (ys[one] ?? 0) - (ys[other] ?? 0))
  const spread = rising(order.map((at, place) => (ys[at] ?? 0) - 4 - place * LINE))
  const most = lowest - (ys.length - 1) * LINE
  const placed = new Map(
    order.map((at, place) => [at, Math.max(Math.min(spread[place] ?? 0, most), 10) + place * LINE]),
  )
  return ys.map((y, at) => placed.get(at) ?? y - 4)
}

/** The nearest list that never falls: neighbours that would fall share their mean. */
const rising = (values: ReadonlyArray<number>): ReadonlyArray<number> => {
  const pools: Array<{ readonly sum: number; readonly count: number }> = []
  for (const value of values) {
    let pool = { sum: value, count: 1 }
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
      pools.pop()
    }
    pools.push(pool)
  }
  return pools.flatMap(({ count, sum }) => Array.from({ length: count }, () => sum / count))
}

/** A line across and a triangle standing on it. A price is cased in the surface's colour, so that it reads on blue. */
export const levelLine = ({ kind, side }: Level, { y, width }: Omit<Place, "textY">, ink: Ink): string => {
  const { line, width: stroke, dash } = tones[kind]
  const across = `d="M0 ${tenth(y)}H${width}" fill="none"`
  const casing = kind === "price" ? `<path ${across} stroke="${ink("el-halo")}" stroke-width="4"/>` : ""
  const rule = `<path ${across} stroke="${ink(line)}" stroke-width="${stroke}"${dash}/>`
  const paint = kind === "value" ? `fill="none" stroke="${ink(line)}"` : `fill="${ink(line)}"`
  return `${casing}${rule}<path d="M${side === "left" ? 10 : width - 10} ${tenth(y)}l-4.5 -7h9z" ${paint}/>`
}

/** What a level is called and comes to, at its side. */
export const levelText = ({ kind, side, text }: Level, { textY, width }: Omit<Place, "y">, ink: Ink): string => {
  if (!text) return ""
  const atLeft = side === "left"
  return label(text, { x: atLeft ? 20 : width - 20, y: textY, atLeft }, tones[kind].text, ink)
}

const label = (
  text: string,
  { x, y, atLeft }: { readonly x: number; readonly y: number; readonly atLeft: boolean },
  tone: Token,
  ink: Ink,
) =>
  `<text x="${x}" y="${tenth(y)}" text-anchor="${atLeft ? "start" : "end"}" font-family="${ink("font-ui")}" font-size="12" font-weight="600" ` +
  `fill="${ink(tone)}" stroke="${ink("el-halo")}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`
