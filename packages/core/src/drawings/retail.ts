import type { Draw } from "./model.ts"
import type { Pen } from "./pen.ts"
import type { Random } from "./random.ts"

/** A high street of party-wall shops, a big box with a portal, or a strip with an anchor store. */
export const retail: Draw = (pen, size, random) => {
  const form = random()
  if (form < 0.34) highStreet(pen, size, random)
  else if (form < 0.56) bigBox(pen, size, random)
  else strip(pen, size, random)
}

const highStreet: Draw = (pen, { width, height }, random) => {
  const count = Math.max(3, Math.round(width / 46))
  const tallest = Math.floor(random() * count)
  const shares = Array.from({ length: count }, () => 0.8 + random() * 0.5)
  const sum = shares.reduce((total, share) => total + share, 0)
  let x = 0
  for (const [index, share] of shares.entries()) {
    const wide = (width * share) / sum
    const top = index === tallest ? height : height * (0.66 + random() * 0.24)
    shop(pen, { x, wide, top, height }, random)
    x += wide
  }
}

interface Shop {
  readonly x: number
  readonly wide: number
  readonly top: number
  /** Of the whole street. */
  readonly height: number
}

const shop = (pen: Pen, { x, wide, top, height }: Shop, random: Random) => {
  const front = height * 0.36
  pen.rect("mass", x, 0, wide, top)
  pen.rect("glass", x + 4, 1, wide * 0.56, front * 0.72)
  pen.line(x + 4 + wide * 0.28, 1, x + 4 + wide * 0.28, front * 0.72)
  pen.rect("opening", x + wide * 0.72, 0, wide * 0.18, front * 0.66)
  if (random() < 0.6) {
    pen.polygon("shade", [
      [x + 1, front * 0.74],
      [x + 4, front],
      [x + wide - 4, front],
      [x + wide - 1, front * 0.74],
    ])
  } else pen.rect("opening", x + 5, front * 0.82, wide - 10, height * 0.07)
  const rows = top > height * 0.9 ? 2 : 1
  pen.grid(
    "glass",
    { x: x + 3, y: front + 3, width: wide - 6, height: top - front - 9 },
    {
      columns: Math.max(2, Math.round(wide / 15)),
      rows,
      wide: 0.5,
      high: rows > 1 ? 0.6 : 0.7,
    },
  )
  pen.rect("shade", x, top - 3.4, wide, 1.6)
}

const bigBox: Draw = (pen, { width, height }, random) => {
  const roof = height * 0.78
  const portal = width * 0.26
  const x = width * (0.16 + random() * 0.4)
  pen.rect("mass", 0, 0, width, roof)
  for (let joint = 1; joint < width / 13; joint++) pen.line(joint * 13, roof * 0.3, joint * 13, roof - 4)
  pen.rect("shade", 0, roof * 0.26, width, 2)
  pen.rect("shade", 0, roof - 4, width, 1.5)
  pen.grid(
    "glass",
    { x: 5, y: roof * 0.84, width: width - 10, height: roof * 0.08 },
    { columns: Math.round(width / 24), rows: 1, wide: 0.6, high: 1 },
  )
  pen.rect("mass", x, 0, portal, height)
  pen.rect("opening", x + portal * 0.16, height * 0.68, portal * 0.68, height * 0.16)
  pen.grid(
    "glass",
    { x: x + 6, y: 1, width: portal - 12, height: height * 0.42 },
    { columns: 5, rows: 1, wide: 0.88, high: 1 },
  )
  pen.rect("mass", x - 5, height * 0.46, portal + 10, 4)
  for (const at of [0.04, 0.9]) pen.rect("mass", width * at, 0, width * 0.06, roof * 0.24)
  pen.rect("glass", width * 0.86, 3, width * 0.05, roof * 0.2)
}

const strip: Draw = (pen, { width, height }, random) => {
  const roof = height * 0.66
  const anchorFirst = random() < 0.5
  const anchor = width * (0.34 + random() * 0.06)
  const count = Math.max(3, Math.round((width - anchor) / 26))
  const [rowX, rowWidth] = [anchorFirst ? anchor : 0, width - anchor]
  const bay = rowWidth / count
  pen.rect("mass", rowX, 0, rowWidth, roof)
  for (let index = 0; index < count; index++) {
    const x = rowX + index * bay
    if (index % 3 === 1) pen.rect("mass", x, 0, bay, roof + height * 0.1)
    pen.rect("glass", x + 3, 1, bay - 6, roof * 0.46)
    pen.line(x + bay * 0.5, 1, x + bay * 0.5, roof * 0.46 + 1)
    pen.rect("opening", x + 6, roof * 0.72, bay - 12, roof * 0.1)
  }
  pen.rect("shade", rowX, roof * 0.54, rowWidth, 3)
  pen.line(rowX, roof * 0.54, rowX + rowWidth, roof * 0.54)
  for (let post = 0; post <= count; post++) pen.line(rowX + post * bay, 0, rowX + post * bay, roof * 0.54)
  anchorStore(pen, { x: anchorFirst ? 0 : rowWidth, wide: anchor, height }, random)
}

const anchorStore = (
  pen: Pen,
  { x, wide, height }: { readonly x: number; readonly wide: number; readonly height: number },
  random: Random,
) => {
  pen.rect("mass", x, 0, wide, height * 0.82)
  if (random() < 0.5) {
    pen.polygon("mass", [
      [x + wide * 0.18, height * 0.74],
      [x + wide * 0.5, height],
      [x + wide * 0.82, height * 0.74],
    ])
  } else {
    pen.rect("mass", x + wide * 0.2, 0, wide * 0.6, height)
    pen.rect("shade", x + wide * 0.2, height - 4, wide * 0.6, 1.6)
  }
  pen.grid(
    "glass",
    { x: x + wide * 0.26, y: 1, width: wide * 0.48, height: height * 0.34 },
    { columns: 4, rows: 1, wide: 0.86, high: 1 },
  )
  pen.rect("opening", x + wide * 0.3, height * 0.56, wide * 0.4, height * 0.1)
  pen.rect("mass", x + wide * 0.2, height * 0.4, wide * 0.6, 3.4)
  for (const at of [0.06, 0.88]) pen.rect("glass", x + wide * at, height * 0.14, wide * 0.07, height * 0.34)
}
