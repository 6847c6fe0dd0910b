/** Both families under the SIL Open Font License; the texts lie beside the files. Public routes load these two and nothing else. */
export const fontUrls = {
  display: new URL("./fonts/newsreader-display.woff2", import.meta.url).href,
  ui: new URL("./fonts/instrument-sans.woff2", import.meta.url).href,
} as const

/** The fallbacks are sized to the real faces, so that nothing moves when those arrive. */
export const fontFaces = `
@font-face { font-family: "Newsreader Display"; src: url("${fontUrls.display}") format("woff2"); font-weight: 300 500; font-display: swap; }
@font-face { font-family: "Instrument Sans"; src: url("${fontUrls.ui}") format("woff2"); font-weight: 400 700; font-stretch: 75% 100%; font-display: swap; }
@font-face { font-family: "Newsreader fallback"; src: local("Georgia"); size-adjust: 96%; }
@font-face { font-family: "Instrument fallback"; src: local("Arial"), local("Liberation Sans"); size-adjust: 101%; }
`
