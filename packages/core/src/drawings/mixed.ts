import type { Draw } from "./model.ts"
import type { Box, Pen } from "./pen.ts"

/** Three houses of different height over one row of shops. */
export const mixed: Draw = (pen, { width, height }, random) => {
  const shops = Math.max(19, height * 0.2)
  const cuts = [0, 0.3 + random() * 0.08, 0.66 + random() * 0.06, 1]
  const tops = random() < 0.5 ? [0.78, 1, 0.88] : [0.9, 0.76, 1]
  for (const [index, share] of tops.entries()) {
    const [from = 0, to = 1] = cuts.slice(index, index + 2)
    const house = { x: width * from, y: 0, width: width * (to - from), height: height * share }
    pen.rect("mass", house.x, 0, house.width, house.height)
    const draw = facades[(index + Math.floor(random() * 2)) % 3] ?? punched
    draw(pen, house, shops)
    pen.rect("shade", house.x, house.height - 3.4, house.width, 1.5)
    pen.rect("shade", house.x, shops - 1, house.width, 2)
    shopFronts(pen, house, shops, index)
  }
}

const columnsOf = (house: Box) => Math.max(2, Math.round(house.width / 17))
const rowsOf = (house: Box, shops: number) => Math.max(2, Math.round((house.height - shops) / 16))

const punched = (pen: Pen, house: Box, shops: number) => {
  pen.grid(
    "glass",
    { x: house.x + 4, y: shops + 3, width: house.width - 8, height: house.height - shops - 10 },
    {
      columns: columnsOf(house),
      rows: rowsOf(house, shops),
      wide: 0.5,
      high: 0.58,
    },
  )
}

const ribbons = (pen: Pen, house: Box, shops: number) => {
  const rows = rowsOf(house, shops)
  const panes = columnsOf(house) * 2
  const storey = (house.height - shops - 6) / rows
  for (let row = 0; row < rows; row++) {
    const y = shops + 4 + row * storey
    pen.rect("glass", house.x + 5, y, house.width - 10, storey * 0.52)
    for (let pane = 1; pane < panes; pane++) {
      const x = house.x + 5 + ((house.width - 10) * pane) / panes
      pen.line(x, y, x, y + storey * 0.52)
    }
  }
}

const sills = (pen: Pen, house: Box, shops: number) => {
  const [rows, columns] = [rowsOf(house, shops), columnsOf(house)]
  const storey = (house.height - shops - 6) / rows
  const bay = (house.width - 8) / columns
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [centre, wide] = [house.x + 4 + bay * (column + 0.5), bay * 0.5]
      pen.rect("glass", centre - wide / 2, shops + 4 + row * storey, wide, storey * 0.62)
      pen.rect("shade", centre - wide * 0.7, shops + 3 + row * storey, wide * 1.4, 1.3)
    }
  }
}

const facades = [punched, ribbons, sills]

const shopFronts = (pen: Pen, house: Box, shops: number, index: number) => {
  const count = Math.max(2, Math.round(house.width / 27))
  const bay = (house.width - 6) / count
  for (let shop = 0; shop < count; shop++) {
    const x = house.x + 3 + shop * bay
    pen.rect("glass", x + 2, 1, bay - 4, shops * 0.56)
    if ((shop + index) % 2 === 0) {
      pen.polygon("shade", [
        [x, shops * 0.5],
        [x + 2, shops * 0.78],
        [x + bay - 2, shops * 0.78],
        [x + bay, shops * 0.5],
      ])
    } else pen.rect("opening", x + bay * 0.4, 0, bay * 0.22, shops * 0.5)
  }
}
