import type { Draw } from "./model.ts"
import type { Box, Pen } from "./pen.ts"

/** A hall with loading docks under a flat or a sawtooth roof, and an office at one end. */
export const industrial: Draw = (pen, { width, height }, random) => {
  const sawtooth = random() < 0.5
  const roof = height * (sawtooth ? 0.72 : 0.86)
  const offices = width * 0.2
  const officeFirst = random() < 0.5
  const hall = { x: officeFirst ? offices : 0, y: 0, width: width - offices, height: roof }
  if (sawtooth) teeth(pen, hall, height)
  walls(pen, hall)
  docks(pen, hall)
  const officeTop = sawtooth ? roof * 0.92 : height
  const x = officeFirst ? 0 : hall.width
  pen.rect("mass", x, 0, offices, officeTop)
  pen.grid(
    "glass",
    { x: x + 4, y: 5, width: offices - 8, height: officeTop - 14 },
    { columns: 4, rows: 3, wide: 0.84, high: 0.6 },
  )
  pen.rect("shade", x, officeTop - 4, offices, 1.6)
  pen.rect("opening", x + offices / 2 - 4, 0, 8, 12)
  pen.rect("shade", hall.x, 0, hall.width, 2)
}

const teeth = (pen: Pen, hall: Box, height: number) => {
  const count = Math.max(3, Math.round(hall.width / 40))
  const wide = hall.width / count
  for (let tooth = 0; tooth < count; tooth++) {
    const x = hall.x + tooth * wide
    const shoulder = height - (height - hall.height) * 0.12 - 2
    pen.polygon("mass", [
      [x, hall.height],
      [x, height],
      [x + wide, hall.height],
    ])
    pen.polygon("glass", [
      [x, hall.height + 1],
      [x, height - 2],
      [x + wide * 0.12, shoulder],
      [x + wide * 0.12, hall.height + 1],
    ])
  }
}

const walls = (pen: Pen, hall: Box) => {
  const cladding = hall.height * 0.62
  pen.rect("mass", hall.x, 0, hall.width, hall.height)
  for (let joint = 1; joint < hall.width / 6; joint++)
    pen.line(hall.x + joint * 6, cladding, hall.x + joint * 6, hall.height - 2)
  pen.line(hall.x, cladding, hall.x + hall.width, cladding)
  pen.grid(
    "glass",
    { x: hall.x + 4, y: hall.height * 0.76, width: hall.width - 8, height: hall.height * 0.1 },
    {
      columns: Math.round(hall.width / 26),
      rows: 1,
      wide: 0.66,
      high: 1,
    },
  )
}

const docks = (pen: Pen, hall: Box) => {
  const count = Math.max(3, Math.round(hall.width / 30))
  const bay = hall.width / count
  const [wide, high] = [bay * 0.6, hall.height * 0.42]
  for (let dock = 0; dock < count; dock++) {
    const x = hall.x + dock * bay + bay * 0.2
    pen.rect("glass", x, 4, wide, high)
    for (let slat = 1; slat < 5; slat++) pen.line(x, 4 + (high * slat) / 5, x + wide, 4 + (high * slat) / 5)
    pen.rect("opening", x - 2, 2, 2, 7)
    pen.rect("opening", x + wide, 2, 2, 7)
    pen.rect("shade", x - 3, hall.height * 0.5, wide + 6, 1.8)
  }
}
