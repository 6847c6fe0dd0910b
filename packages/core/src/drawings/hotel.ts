import type { Draw } from "./model.ts"
import type { Box, Pen } from "./pen.ts"

/** A slab with a sign tower and a drive-up canopy, or a palace with a mansard roof between two pavilions. */
export const hotel: Draw = (pen, size, random) => {
  if (random() < 0.55) roadsideSlab(pen, size, random)
  else palace(pen, size, random)
}

const floorsOf = (height: number) => Math.max(4, Math.round(height / 12.5))

const roadsideSlab: Draw = (pen, { width, height }) => {
  const [x, wide] = [width * 0.2, width * 0.8]
  const floors = floorsOf(height)
  const top = height * 0.94
  const rooms = { x: x + 4, y: height * 0.2, width: wide - 8, height: top - height * 0.2 - 9 }
  pen.rect("mass", x + wide * 0.62, top, wide * 0.3, height - top)
  pen.rect("mass", x, 0, wide, top)
  pen.grid("glass", rooms, { columns: Math.max(5, Math.round(wide / 15)), rows: floors - 1, wide: 0.5, high: 0.56 })
  for (let floor = 1; floor < floors - 1; floor++) {
    const y = rooms.y + (rooms.height * floor) / (floors - 1)
    pen.line(x, y, x + wide, y)
  }
  pen.rect("mass", x + wide * 0.08, 0, wide * 0.13, height * 0.98)
  pen.rect("opening", x + wide * 0.115, height * 0.72, wide * 0.06, height * 0.2)
  pen.grid(
    "glass",
    { x: x + wide * 0.24, y: 1, width: wide * 0.72, height: height * 0.12 },
    { columns: 9, rows: 1, wide: 0.84, high: 1 },
  )
  pen.rect("shade", x, height * 0.15, wide, 2)
  pen.rect("mass", 0, height * 0.17, width * 0.34, 5)
  for (const at of [0.02, 0.27]) pen.rect("mass", width * at, 0, 3.4, height * 0.17)
  pen.rect("opening", x + 5, 0, 8, height * 0.11)
}

const palace: Draw = (pen, { width, height }) => {
  const [x, wide] = [width * 0.1, width * 0.8]
  const top = height * 0.8
  const columns = Math.max(5, Math.round(wide / 16))
  mansard(pen, { x, y: top, width: wide, height: height - top }, columns)
  pen.grid(
    "glass",
    { x: x + 4, y: height * 0.19, width: wide - 8, height: top - height * 0.22 },
    { columns, rows: floorsOf(height) - 2, wide: 0.42, high: 0.6 },
  )
  pen.rect("shade", x, height * 0.165, wide, 1.8)
  const bay = (wide - 8) / columns
  for (let column = 0; column < columns; column++) awning(pen, x + 4 + bay * (column + 0.5), bay * 0.62, height)
  pen.rect("opening", x + wide / 2 - 5, 0, 10, height * 0.1)
  pavilions(pen, width, height)
}

/** The house up to `roof.y` and the roof on it, a dormer over each room but those under the gable. */
const mansard = (pen: Pen, roof: Box, columns: number) => {
  const { x, y, width } = roof
  const ridge = y + roof.height
  const eaves = y + roof.height * 0.75
  const across = (share: number, at: number): readonly [number, number] => [x + width * share, at]
  pen.polygon("mass", [across(0, y), across(0.05, eaves), across(0.95, eaves), across(1, y)])
  pen.rect("mass", x, 0, width, y)
  pen.rect("mass", x + width * 0.36, 0, width * 0.28, y + 4)
  pen.polygon("mass", [across(0.36, y + 4), across(0.5, ridge), across(0.64, y + 4)])
  const room = width / columns
  for (let column = 0; column < columns; column++) {
    const underGable = Math.abs(column - (columns - 1) / 2) <= 1.2
    const sill = y + roof.height * 0.2
    if (!underGable) pen.rect("glass", x + room * (column + 0.3), sill, room * 0.4, roof.height * 0.375)
  }
}

const pavilions = (pen: Pen, width: number, height: number) => {
  const sides = [0, width * 0.9]
  for (const x of sides) pen.rect("mass", x, 0, width * 0.1, height * 0.3)
  for (const x of sides) {
    const windows = { x: x + 3, y: height * 0.08, width: width * 0.1 - 5, height: height * 0.14 }
    pen.grid("glass", windows, { columns: 2, rows: 1, wide: 0.66, high: 1 })
  }
}

const awning = (pen: Pen, centre: number, wide: number, height: number) => {
  pen.rect("glass", centre - wide / 2, 1, wide, height * 0.1)
  pen.polygon("shade", [
    [centre - wide * 0.66, height * 0.1],
    [centre - wide / 2, height * 0.14],
    [centre + wide / 2, height * 0.14],
    [centre + wide * 0.66, height * 0.1],
  ])
}
