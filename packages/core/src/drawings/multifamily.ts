import type { Draw } from "./model.ts"
import type { Box, Pen } from "./pen.ts"

/** A flat-roofed house with balconies on projecting bays, or gabled garden apartments. */
export const multifamily: Draw = (pen, size, random) => {
  if (random() < 0.5) balconyHouse(pen, size, random)
  else gardenApartments(pen, size, random)
}

const balconyHouse: Draw = (pen, { width, height }) => {
  const floors = Math.max(3, Math.round(height / 14))
  const storey = (height * 0.95) / floors
  const count = Math.max(2, Math.round(width / 62))
  const bay = width / count
  pen.rect("mass", 0, 0, width, floors * storey)
  for (let index = 0; index < count; index++) {
    const x = index * bay
    pen.rect("mass", x + bay * 0.3, storey * 0.9, bay * 0.4, height - storey * 0.9)
    for (let floor = 0; floor < floors; floor++) {
      const y = floor * storey
      for (const at of [0.08, 0.76]) pen.rect("glass", x + bay * at, y + storey * 0.24, bay * 0.15, storey * 0.5)
      if (floor > 0) balcony(pen, { x, y, width: bay, height: storey })
      else door(pen, { x, y, width: bay, height: storey })
    }
  }
  pen.rect("shade", 0, floors * storey - 2.4, width, 1.4)
}

const balcony = (pen: Pen, { x, y, width, height }: Box) => {
  pen.rect("glass", x + width * 0.36, y + height * 0.16, width * 0.28, height * 0.62)
  pen.line(x + width * 0.5, y + height * 0.16, x + width * 0.5, y + height * 0.78)
  pen.rect("shade", x + width * 0.28, y + height * 0.08, width * 0.44, 1.5)
  for (let bar = 0; bar <= 7; bar++) {
    const at = x + width * (0.3 + bar * 0.0571)
    pen.line(at, y + height * 0.1, at, y + height * 0.4)
  }
}

const door = (pen: Pen, { x, width, height }: Box) => {
  pen.rect("opening", x + width * 0.44, 0, width * 0.12, height * 0.72)
  pen.rect("mass", x + width * 0.36, height * 0.78, width * 0.28, 2.4)
}

const gardenApartments: Draw = (pen, { width, height }) => {
  const floors = Math.max(3, Math.round(height / 15.5))
  const storey = (height * 0.84) / floors
  const eaves = floors * storey
  const count = Math.max(2, Math.round(width / 74))
  const bay = width / count
  pen.polygon("mass", [
    [-4, eaves],
    [width * 0.03, height * 0.965],
    [width * 0.97, height * 0.965],
    [width + 4, eaves],
  ])
  pen.rect("mass", 0, 0, width, eaves)
  for (let index = 0; index < count; index++) {
    const [x, wide] = [index * bay + bay * 0.26, bay * 0.48]
    pen.rect("mass", x, 0, wide, eaves)
    pen.polygon("mass", [
      [x - 4, eaves],
      [x + wide / 2, height],
      [x + wide + 4, eaves],
    ])
    pen.rect("glass", x + wide / 2 - 3, eaves + height * 0.03, 6, height * 0.06)
    for (let floor = 0; floor < floors; floor++) {
      const y = floor * storey
      loggia(pen, { x, y, width: wide, height: storey })
      for (const at of [0.06, 0.86])
        pen.rect("glass", index * bay + bay * at, y + storey * 0.3, bay * 0.09, storey * 0.44)
    }
  }
}

const loggia = (pen: Pen, { x, y, width, height }: Box) => {
  pen.rect("glass", x + width * 0.1, y + height * 0.12, width * 0.34, height * 0.64)
  pen.rect("glass", x + width * 0.56, y + height * 0.12, width * 0.34, height * 0.64)
  pen.rect("shade", x - 1, y + 1, width + 2, 1.4)
  for (let bar = 0; bar <= 10; bar++) pen.line(x + (width * bar) / 10, y + 1, x + (width * bar) / 10, y + height * 0.34)
  pen.line(x, y + height * 0.34, x + width, y + height * 0.34)
}
