import type { Draw } from "./model.ts"
import type { Box, Pen } from "./pen.ts"

/** A row of manufactured homes on their pads. */
export const manufacturedHousing: Draw = (pen, { width, height }, random) => {
  const count = Math.max(2, Math.round(width / 84))
  const plot = width / count
  for (let index = 0; index < count; index++) {
    const doorRight = random() < 0.5
    const body = { x: index * plot + plot * 0.04, y: height * 0.08, width: plot * 0.86, height: height * 0.56 }
    const ridge = height * (index % 2 === 1 ? 1 : 0.96)
    shell(pen, body, [body.x + body.width * (doorRight ? 0.3 : 0.7), ridge])
    windows(pen, body, doorRight ? [0.1, 0.34, 0.82] : [0.06, 0.48, 0.74], doorRight ? 0.62 : 0.24)
    porch(pen, body, doorRight ? 0.62 : 0.24, height)
  }
}

const shell = (pen: Pen, { x, y, width, height }: Box, ridge: readonly [number, number]) => {
  pen.rect("opening", x + 3, 0, width - 6, y)
  pen.polygon("mass", [[x - 4, y + height], ridge, [x + width + 4, y + height]])
  pen.rect("mass", x, y, width, height)
  for (let board = 1; board < 6; board++) pen.line(x, y + (height * board) / 6, x + width, y + (height * board) / 6)
}

const windows = (pen: Pen, { x, y, width, height }: Box, places: ReadonlyArray<number>, door: number) => {
  pen.rect("opening", x + width * door, y, width * 0.11, height * 0.66)
  for (const at of places) {
    pen.rect("glass", x + width * at, y + height * 0.34, width * 0.13, height * 0.36)
    pen.line(x + width * (at + 0.065), y + height * 0.34, x + width * (at + 0.065), y + height * 0.7)
  }
}

/** `height` is that of the whole row. */
const porch = (pen: Pen, { x, width }: Box, door: number, height: number) => {
  pen.rect("mass", x + width * (door - 0.08), height * 0.5, width * 0.27, 2.6)
  for (const at of [-0.07, 0.17])
    pen.line(x + width * (door + at), height * 0.03, x + width * (door + at), height * 0.5)
  pen.rect("mass", x + width * (door - 0.06), 0, width * 0.23, height * 0.06)
}
