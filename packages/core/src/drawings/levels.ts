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
  /** Of the whole drawing. */
  readonly width: number
}

/** A line across, a triangle standing on it, and its text. A price is cased in the surface's colour, so that it reads on blue. */
export const levelLine = ({ kind, text, side }: Level, { y, width }: Place, ink: Ink): string => {
  const { line, text: tone, width: stroke, dash } = tones[kind]
  const atLeft = side === "left"
  const across = `d="M0 ${tenth(y)}H${width}" fill="none"`
  const casing = kind === "price" ? `<path ${across} stroke="${ink("el-halo")}" stroke-width="4"/>` : ""
  const rule = `<path ${across} stroke="${ink(line)}" stroke-width="${stroke}"${dash}/>`
  const paint = kind === "value" ? `fill="none" stroke="${ink(line)}"` : `fill="${ink(line)}"`
  const triangle = `<path d="M${atLeft ? 10 : width - 10} ${tenth(y)}l-4.5 -7h9z" ${paint}/>`
  return (
    casing + rule + triangle + (text ? label(text, { x: atLeft ? 20 : width - 20, y: y - 4, atLeft }, tone, ink) : "")
  )
}

const label = (
  text: string,
  { x, y, atLeft }: { readonly x: number; readonly y: number; readonly atLeft: boolean },
  tone: Token,
  ink: Ink,
) =>
  `<text x="${x}" y="${tenth(y)}" text-anchor="${atLeft ? "start" : "end"}" font-family="${ink("font-ui")}" font-size="12" font-weight="600" ` +
  `fill="${ink(tone)}" stroke="${ink("el-halo")}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`
