import { type Figure, figure } from "./figure.ts"
import { printInk } from "./ink.ts"
import type { Size } from "./model.ts"

/** A figure as a file of its own, a cyanotype, which stands in either theme; `pixels` is the size that it asks to be shown in. */
export const picture = (wanted: Figure, pixels: Size): string => {
  const background = `<rect width="100%" height="100%" fill="${printInk("surface")}"/>`
  return figure(wanted, printInk)
    .replace(
      /^<svg class="el"/,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}"`,
    )
    .replace(">", `>${background}`)
}
