import type { Draw } from "./model.ts"
import type { Box, Pen } from "./pen.ts"
import type { Random } from "./random.ts"

/** Rows of roller doors, some of them open, beside a glazed tower. */
export const storage: Draw = (pen, { width, height }, random) => {
  const tower = Math.min(width * 0.24, 56)
  const towerFirst = random() < 0.5
  const block = { x: towerFirst ? tower : 0, y: 0, width: width - tower, height: height * 0.84 }
  const columns = Math.max(4, Math.round(block.width / 21))
  const bay = block.width / columns
  pen.rect("mass", block.x, 0, block.width, block.height)
  for (let column = 3; column < columns; column += 3)
    pen.rect("mass", block.x + column * bay - 2, 0, 4, block.height + 2)
  floorsOfDoors(pen, block, columns, random)
  pen.rect("shade", block.x, block.height - 3, block.width, 1.6)
  const x = towerFirst ? 0 : width - tower
  pen.rect("mass", x, 0, tower, height)
  pen.grid(
    "glass",
    { x: x + 6, y: 3, width: tower - 12, height: height * 0.7 },
    { columns: 3, rows: 5, wide: 0.86, high: 0.86 },
  )
  pen.rect("opening", x + 8, height * 0.82, tower - 16, height * 0.08)
  pen.rect("shade", x, height - 3, tower, 1.5)
}

const floorsOfDoors = (pen: Pen, block: Box, columns: number, random: Random) => {
  const floors = Math.max(2, Math.round(block.height / 24))
  const storey = (block.height - 4) / floors
  const bay = block.width / columns
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const y = floor * storey + (floor > 0 ? storey * 0.22 : 0)
      const door = {
        x: block.x + column * bay + bay * 0.16,
        y,
        width: bay * 0.68,
        height: storey * (floor > 0 ? 0.56 : 0.7),
      }
      rollerDoor(pen, door, random() > 0.12)
    }
    if (floor > 0) pen.line(block.x, floor * storey + 1, block.x + block.width, floor * storey + 1)
  }
}

const rollerDoor = (pen: Pen, { x, y, width, height }: Box, shut: boolean) => {
  pen.rect(shut ? "glass" : "opening", x, y, width, height)
  if (!shut) return
  for (let slat = 1; slat < 5; slat++) pen.line(x, y + (height * slat) / 5, x + width, y + (height * slat) / 5)
}
