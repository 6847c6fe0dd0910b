import { drawingStyle } from "./drawing-style.ts"
import { fontFaces } from "./fonts.ts"
import { variables } from "./variables.ts"

const reset = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; overflow-wrap: break-word; background: var(--paper); color: var(--ink); font: 14px/20px var(--font-ui);
  font-variant-numeric: tabular-nums lining-nums; -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility;
}
h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2, h3, h4 { font: inherit; text-wrap: balance; }
p { text-wrap: pretty; }
ul, ol { list-style: none; }
a { color: inherit; text-decoration: none; }
button, input, select, textarea { font: inherit; color: inherit; font-variant-numeric: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
::placeholder { color: var(--ink-3); opacity: 1; }
svg { flex: none; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
::selection { background: var(--blue-tint-2); }
`

/** Sketched once for paper: drawings keep outline and hatch, panels lose their fills, links print their address. */
const print = `
@media print {
  body, section, aside { background: none !important; box-shadow: none !important; }
  main a[href^="http"]::after { content: " (" attr(href) ")"; font-size: 12px; }
  [data-print="off"] { display: none !important; }
}
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation-duration: 0s !important; scroll-behavior: auto !important; } }
`

/** Fonts, variables, reset, drawings and print: once, at the root. */
export const globalStyle = `${fontFaces}${variables}${reset}${drawingStyle}${print}`
