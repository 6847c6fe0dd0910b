import type { Draw } from "./model.ts"

/** A curtain-wall slab on a podium, a stepped masonry tower, or a block with ribbon windows. */
export const office: Draw = (pen, size, random) => {
  const form = Math.floor(random() * 3)
  if (form === 0) slab(pen, size, random)
  else if (form === 1) steppedTower(pen, size, random)
  else ribbonBlock(pen, size, random)
}

const floorsOf = (height: number) => Math.max(5, Math.round(height / 10.5))

const slab: Draw = (pen, { width, height }, random) => {
  const wide = width * (0.72 + random() * 0.12)
  const x = random() < 0.5 ? 0 : width - wide
  const podium = Math.max(16, height * 0.13)
  const plant = height * 0.04
  const roof = height - plant
  pen.rect("mass", x + wide * 0.3, roof, wide * 0.4, plant)
  pen.rect("mass", x, 0, wide, roof)
  pen.grid(
    "glass",
    { x: x + 3, y: podium + 2, width: wide - 6, height: roof - podium - 6 },
    {
      columns: Math.round(wide / 8),
      rows: floorsOf(height) - 2,
      wide: 0.86,
      high: 0.62,
    },
  )
  for (const third of [1, 2]) pen.line(x + (wide * third) / 3, podium, x + (wide * third) / 3, roof)
  pen.rect("mass", 0, 0, width, podium)
  pen.grid(
    "glass",
    { x: 4, y: 2, width: width - 8, height: podium - 6 },
    { columns: Math.round(width / 13), rows: 1, wide: 0.8, high: 1 },
  )
  pen.rect("shade", 0, podium - 3, width, 1.6)
  pen.rect("opening", x + wide / 2 - 6, 0, 12, podium * 0.6)
}

const steppedTower: Draw = (pen, { width, height }) => {
  pen.rect("mass", width * 0.4, height * 0.93, width * 0.2, height * 0.07)
  const steps = [
    { x: 0, y: 0, width, height: height * 0.5 },
    { x: width * 0.12, y: height * 0.5, width: width * 0.76, height: height * 0.27 },
    { x: width * 0.27, y: height * 0.77, width: width * 0.46, height: height * 0.16 },
  ]
  for (const step of steps) {
    const onGround = step.y === 0
    const columns = Math.max(4, Math.round(step.width / 10))
    const floors = Math.max(2, Math.round(step.height / 10))
    const inner = {
      x: step.x + 4,
      y: step.y + (onGround ? 17 : 3),
      width: step.width - 8,
      height: step.height - (onGround ? 22 : 8),
    }
    pen.rect("mass", step.x, step.y, step.width, step.height)
    pen.grid("glass", inner, { columns, rows: onGround ? Math.max(2, floors - 1) : floors, wide: 0.46, high: 0.62 })
    for (let pier = 0; pier <= columns; pier++) {
      const x = inner.x + (inner.width * pier) / columns
      pen.line(x, step.y + (onGround ? 16 : 1), x, step.y + step.height - 2)
    }
    pen.rect("shade", step.x, step.y + step.height - 2.6, step.width, 1.5)
  }
  pen.grid(
    "glass",
    { x: 4, y: 1, width: width - 8, height: 11 },
    { columns: Math.round(width / 18), rows: 1, wide: 0.7, high: 1 },
  )
  pen.rect("shade", 0, 14, width, 1.5)
  pen.rect("opening", width / 2 - 6, 0, 12, 11)
}

const ribbonBlock: Draw = (pen, { width, height }) => {
  const plant = height * 0.06
  const roof = height - plant
  const floors = floorsOf(height)
  const storey = (roof - 4) / floors
  pen.rect("mass", width * 0.58, roof, width * 0.26, plant)
  pen.rect("mass", 0, 0, width, roof)
  for (let floor = 1; floor < floors; floor++) pen.rect("glass", 4, floor * storey + 3, width - 8, storey * 0.5)
  const panes = Math.round(width / 12)
  for (let floor = 1; floor < floors; floor++) {
    for (let pane = 1; pane < panes; pane++) {
      const x = 4 + ((width - 8) * pane) / panes
      pen.line(x, floor * storey + 3, x, floor * storey + 3 + storey * 0.5)
    }
  }
  pen.rect("mass", width * 0.12, 0, width * 0.17, roof)
  pen.grid(
    "glass",
    { x: width * 0.12 + 3, y: 6, width: width * 0.17 - 6, height: roof - 10 },
    { columns: 1, rows: floors * 2, wide: 1, high: 0.72 },
  )
  pen.rect("mass", width * 0.36, 0, width * 0.36, storey)
  pen.grid(
    "glass",
    { x: width * 0.38, y: 0, width: width * 0.32, height: storey - 3 },
    { columns: 5, rows: 1, wide: 0.82, high: 1 },
  )
}
