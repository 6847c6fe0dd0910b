import type { Mark, Stroke } from "./pen.ts"

/** The light theme's values of the tokens that drawings use. Source: the design system's tokens. */
const light = {
  "el-mass": "#ffffff",
  "el-glass": "#e4edf3",
  "el-shade": "#b9cbd8",
  "el-line": "#27445c",
  "el-ground": "#0d1c29",
  "el-halo": "#ffffff",
  "el-debt": "#0f4572",
  "el-debt-glass": "#2f6896",
  "el-debt-shade": "#07304f",
  "el-debt-open": "#051f35",
  "el-debt-line": "#9dc0dc",
  "debt-mark": "#0f4a7c",
  price: "#bf3b0b",
  "price-line": "#d9480f",
  "ink-2": "#3d4d5a",
  "ink-3": "#566672",
  surface: "#ffffff",
  "font-ui": "sans-serif",
} as const
export type Token = keyof typeof light

/** What a token is written as. */
export type Ink = (token: Token) => string
/** Follows the theme of the page that shows the drawing. */
export const tokenInk: Ink = (token) => `var(--${token})`
/** For files, which have no page around them. */
export const lightInk: Ink = (token) => light[token]

interface Pots {
  readonly mass: Token
  readonly glass: Token
  readonly shade: Token
  readonly opening: Token
  readonly line: Token
}
/** The outline above the debt: what the owner's equity covers. */
export const outline: Pots = {
  mass: "el-mass",
  glass: "el-glass",
  shade: "el-shade",
  opening: "el-line",
  line: "el-line",
}
/** The inked part: what is owed. */
export const inked: Pots = {
  mass: "el-debt",
  glass: "el-debt-glass",
  shade: "el-debt-shade",
  opening: "el-debt-open",
  line: "el-debt-line",
}

const style = (mark: Mark, pots: Pots, ink: Ink): string => {
  const stroke = (width: number) =>
    `stroke="${ink(pots.line)}" stroke-width="${width}" vector-effect="non-scaling-stroke"`
  switch (mark) {
    case "mass":
      return `fill="${ink(pots.mass)}" ${stroke(1)}`
    case "glass":
      return `fill="${ink(pots.glass)}" ${stroke(0.55)}`
    case "context":
      return `fill="${ink(pots.mass)}" ${stroke(0.8)}`
    case "line":
      return `fill="none" ${stroke(0.55)}`
    case "shade":
      return `fill="${ink(pots.shade)}"`
    case "opening":
      return `fill="${ink(pots.opening)}"`
  }
}

/** Strokes as SVG elements, in the order in which they were drawn. */
export const paths = (strokes: ReadonlyArray<Stroke>, pots: Pots, ink: Ink): string =>
  strokes.map(({ mark, d }) => `<path ${style(mark, pots, ink)} d="${d}"/>`).join("")
