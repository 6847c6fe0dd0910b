/** Both families under the SIL Open Font License; the texts lie beside the files. Public routes load these two and nothing else. */
export const fontUrls = {
  display: new URL("./fonts/newsreader-display.woff2", import.meta.url).href,
  ui: new URL("./fonts/instrument-sans.woff2", import.meta.url).href,
} as const

/**
 * Faces of the system in the place of ours until those arrive, each sized in percent so that the same text is as wide and nothing moves:
 * family, weights, the system's names, size. DejaVu's were measured over the text of our pages; the others follow by the mean widths that
 * the faces' own tables give (Arial 0.441 em, Georgia 0.446, Times New Roman 0.400, Roboto 0.445).
 */
const standIns = [
  ["Newsreader as Georgia", "300 500", ["Georgia"], 96],
  ["Newsreader as Times", "300 500", ["Times New Roman", "Liberation Serif"], 107],
  ["Newsreader as DejaVu", "300 500", ["DejaVu Serif"], 86],
  ["Instrument as Arial", "400 500", ["Arial", "Liberation Sans"], 101],
  ["Instrument as Arial", "600 700", ["Arial Bold", "Liberation Sans Bold"], 95],
  ["Instrument as Roboto", "400 700", ["Roboto"], 100],
  ["Instrument as DejaVu", "400 500", ["DejaVu Sans"], 94],
  ["Instrument as DejaVu", "600 700", ["DejaVu Sans Bold"], 83],
] as const

const standInFaces = standIns.map(
  ([family, weights, names, percent]) =>
    `@font-face { font-family: "${family}"; font-weight: ${weights}; src: ${names.map((name) => `local("${name}")`).join(", ")}; size-adjust: ${percent}%; }`,
)

export const fontFaces = `
@font-face { font-family: "Newsreader Display"; src: url("${fontUrls.display}") format("woff2"); font-weight: 300 500; font-display: swap; }
@font-face { font-family: "Instrument Sans"; src: url("${fontUrls.ui}") format("woff2"); font-weight: 400 700; font-stretch: 75% 100%; font-display: swap; }
${standInFaces.join("\n")}
`
