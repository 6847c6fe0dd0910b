import type { Draw } from "./model.ts"
import { type Box, type Pen, tenth } from "./pen.ts"

/** A ward block with a cross on its stair tower, a lower wing, and a canopy before the entrance. */
export const healthCare: Draw = (pen, { width, height }, random) => {
  const blockFirst = random() < 0.5
  const wide = width * 0.56
  const x = blockFirst ? 0 : width - wide
  const floors = Math.max(4, Math.round(height / 15))
  const storey = (height * 0.95) / floors
  wing(pen, { x: blockFirst ? wide : 0, y: 0, width: width - wide, height: height * (0.5 + random() * 0.1) })
  pen.rect("mass", x + wide * 0.3, height * 0.95, wide * 0.4, height * 0.05)
  pen.rect("mass", x, 0, wide, height * 0.95)
  for (let floor = 1; floor < floors; floor++)
    panes(pen, { x: x + 5, y: floor * storey + 3, width: wide * 0.58, height: storey * 0.5 }, 9)
  pen.rect("mass", x + wide * 0.68, 0, wide * 0.28, height * 0.95)
  cross(pen, x + wide * 0.82, height * 0.74, Math.min(wide * 0.1, height * 0.09))
  pen.grid(
    "glass",
    { x: x + wide * 0.72, y: storey, width: wide * 0.2, height: height * 0.5 },
    { columns: 2, rows: floors - 2, wide: 0.8, high: 0.7 },
  )
  canopy(pen, { x: blockFirst ? wide * 0.52 : width - wide * 0.98, y: 0, width: wide, height: storey })
}

const panes = (pen: Pen, { x, y, width, height }: Box, spacing: number) => {
  pen.rect("glass", x, y, width, height)
  for (let pane = 1; pane < width / spacing; pane++) pen.line(x + pane * spacing, y, x + pane * spacing, y + height)
}

const wing = (pen: Pen, { x, width, height }: Box) => {
  const floors = Math.max(2, Math.round(height / 17))
  const storey = height / floors
  pen.rect("mass", x, 0, width, height)
  for (let floor = 0; floor < floors; floor++) {
    const y = storey * floor + 5
    pen.rect("glass", x + 5, y, width - 10, storey * 0.48)
    for (let pane = 1; pane < width / 10; pane++) pen.line(x + pane * 10, y, x + pane * 10, y + storey * 0.48)
  }
  pen.rect("shade", x, height - 3, width, 1.5)
}

/** Five squares; `arm` is from its centre to the top. */
const cross = (pen: Pen, x: number, y: number, arm: number) => {
  const [start, side] = [`M${tenth(x - arm / 3)} ${tenth(-y - arm)}`, tenth((arm * 2) / 3)]
  const back = tenth((arm * -2) / 3)
  pen.path(
    "opening",
    `${start}h${side}v${side}h${side}v${side}h${back}v${side}h${back}v${back}h${back}v${back}h${side}z`,
  )
}

/** `height` is that of the ground floor. */
const canopy = (pen: Pen, { x, width, height }: Box) => {
  pen.rect("mass", x, height * 0.86, width * 0.46, 4)
  for (const at of [0.02, 0.42]) pen.rect("mass", x + width * at, 0, 3, height * 0.86)
  pen.grid(
    "glass",
    { x: x + width * 0.08, y: 0, width: width * 0.3, height: height * 0.74 },
    { columns: 4, rows: 1, wide: 0.86, high: 1 },
  )
}
