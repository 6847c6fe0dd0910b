import type { Mark, Stroke } from "./pen.ts"

/**
 * What a print's tokens are: the cyanotype, white lines on blue, which looks like a picture in the light theme and does not glare in the
 * dark one. Source: the dark theme's values of the design system's tokens, on its band.
 */
const cyanotype = {
  "el-mass": "#14212d",
  "el-glass": "#1d3244",
  "el-shade": "#3d5f79",
  "el-line": "#8fabc1",
  "el-ground": "#c9d8e4",
  "el-halo": "#0c1d2c",
  "el-debt": "#2f70a8",
  "el-debt-glass": "#4685b8",
  "el-debt-shade": "#164368",
  "el-debt-open": "#0b2238",
  "el-debt-line": "#bcd8ee",
  "debt-mark": "#8ec1ee",
  price: "#ff9358",
  "price-line": "#ff9358",
  "ink-2": "#b6c4d0",
  "ink-3": "#91a3b2",
  surface: "#0c1d2c",
  "font-ui": "sans-serif",
} as const
export type Token = keyof typeof cyanotype

/** What a token is written as. */
export type Ink = (token: Token) => string
/** Follows the theme of the page that shows the drawing. */
export const tokenInk: Ink = (token) => `var(--${token})`
/** For files, which have no page around them. */
export const printInk: Ink = (token) => cyanotype[token]

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
