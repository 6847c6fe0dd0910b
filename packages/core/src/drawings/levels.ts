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
/** From a line up to the baseline of a text above it, whose letters may hang, and down to that of one below it. */
const [ABOVE, BELOW] = [5, 12]

/** Room for texts between two lines: the highest and the lowest baseline. */
interface Gap {
  readonly from: number
  readonly to: number
}

/** The gaps above, between and below these lines, from the top. */
const gapsOf = (lines: ReadonlyArray<number>, lowest: number): ReadonlyArray<Gap> =>
  [...lines, Infinity].map((line, at) => ({
    from: at === 0 ? 10 : (lines[at - 1] ?? 0) + BELOW,
    to: Math.min(line - ABOVE, lowest),
  }))

const holds = ({ from, to }: Gap, count: number): boolean => count === 0 || from + (count - 1) * LINE <= to

/** Baselines in one gap, as near as can be to where the texts would stand. */
const inGap = (wanted: ReadonlyArray<number>, { from, to }: Gap): ReadonlyArray<number> => {
  const most = to - (wanted.length - 1) * LINE
  return rising(wanted.map((y, at) => y - at * LINE)).map((y, at) => Math.max(Math.min(y, most), from) + at * LINE)
}

/** Every way to fill the gaps from the first one down, each by how many texts it takes. */
const fillings = (count: number, gaps: ReadonlyArray<Gap>): ReadonlyArray<ReadonlyArray<number>> => {
  const [gap, ...rest] = gaps
  if (gap === undefined) return count === 0 ? [[]] : []
  return Array.from({ length: count + 1 }, (_, taken) => taken)
    .filter((taken) => holds(gap, taken))
    .flatMap((taken) => fillings(count - taken, rest).map((others) => [taken, ...others]))
}

const filled = (wanted: ReadonlyArray<number>, gaps: ReadonlyArray<Gap>, counts: ReadonlyArray<number>) =>
  gaps.flatMap((gap, at) => {
    const begin = counts.slice(0, at).reduce((sum, count) => sum + count, 0)
    return inGap(wanted.slice(begin, begin + (counts[at] ?? 0)), gap)
  })

const farOff = (wanted: ReadonlyArray<number>, placed: ReadonlyArray<number>): number =>
  placed.reduce((sum, y, at) => sum + Math.abs(y - (wanted[at] ?? y)), 0)

/**
 * Baselines of the texts of lines at `ys`, in the order of their lines and free of all `lines`: above its own line where there is room,
 * else below it or beside the others. Where there is no such place at all, spread evenly.
 */
export const baselines = (
  ys: ReadonlyArray<number>,
  lines: ReadonlyArray<number>,
  lowest: number,
): ReadonlyArray<number> => {
  const order = ys.map((_, at) => at).toSorted((one, other) => (ys[one] ?? 0) - (ys[other] ?? 0))
  const wanted = order.map((at) => (ys[at] ?? 0) - ABOVE)
  const gaps = gapsOf(
    lines.toSorted((one, other) => one - other),
    lowest,
  )
  const [placed] = fillings(ys.length, gaps)
    .map((counts) => filled(wanted, gaps, counts))
    .toSorted((one, other) => farOff(wanted, one) - farOff(wanted, other))
  const found = placed ?? inGap(wanted, { from: 10, to: lowest })
  return ys.map((_, at) => found[order.indexOf(at)] ?? 0)
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

/** A line across and a triangle on it, or below it where its text is. A price is cased in the surface's colour, so that it reads on blue. */
export const levelLine = ({ kind, side }: Level, { textY, y, width }: Place, ink: Ink): string => {
  const { line, width: stroke, dash } = tones[kind]
  const across = `d="M0 ${tenth(y)}H${width}" fill="none"`
  const casing = kind === "price" ? `<path ${across} stroke="${ink("el-halo")}" stroke-width="4"/>` : ""
  const rule = `<path ${across} stroke="${ink(line)}" stroke-width="${stroke}"${dash}/>`
  const paint = kind === "value" ? `fill="none" stroke="${ink(line)}"` : `fill="${ink(line)}"`
  const mark = `M${side === "left" ? 10 : width - 10} ${tenth(y)}l-4.5 ${textY > y ? 7 : -7}h9z`
  return `${casing}${rule}<path d="${mark}" ${paint}/>`
}

/** What a level is called and comes to, at its side. */
export const levelText = ({ kind, side, text }: Level, { textY, width }: Place, ink: Ink): string => {
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
