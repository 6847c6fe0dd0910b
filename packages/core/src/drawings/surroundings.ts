import { Pen, type Stroke, tenth } from "./pen.ts"
import type { Random } from "./random.ts"

interface Standing {
  readonly from: number
  readonly to: number
  /** The whole field's width. */
  readonly field: number
}

/** Trees, a car and passers-by, which set the scale; the building stands between `from` and `to`. */
export const surroundings = ({ from, to, field }: Standing, random: Random): ReadonlyArray<Stroke> => {
  const pen = new Pen()
  row(pen, 14, from - 12, random)
  row(pen, to + 14, field - 10, random)
  const luck = random()
  if (luck < 0.75) car(pen, luck < 0.38 ? from - 6 : to - 22)
  person(pen, from + (to - from) * (0.3 + random() * 0.4))
  return pen.strokes
}

const row = (pen: Pen, from: number, to: number, random: Random) => {
  for (let x = from; x < to; x += 16 + random() * 14) {
    if (random() >= 0.66) person(pen, x)
    else {
      const height = 24 + random() * 18
      if (random() < 0.5) poplar(pen, x, height)
      else roundTree(pen, x, height)
    }
  }
}

const poplar = (pen: Pen, x: number, height: number) => {
  const at = (share: number) => tenth(height * share)
  pen.line(x, 0, x, height * 0.4)
  pen.path(
    "context",
    `M${tenth(x)} ${at(-0.28)}c${at(0.26)} 0 ${at(0.24)} ${at(-0.72)} 0 ${at(-0.78)}c${at(-0.24)} ${at(0.06)} ${at(-0.26)} ${at(0.78)} 0 ${at(0.78)}z`,
  )
  pen.line(x, height * 0.3, x, height * 0.7)
}

const roundTree = (pen: Pen, x: number, height: number) => {
  const radius = height * 0.3
  const [r, across] = [tenth(radius), tenth(radius * 2)]
  pen.line(x, 0, x, height * 0.55)
  pen.path(
    "context",
    `M${tenth(x - radius)} ${tenth(-height * 0.66)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 ${-across} 0z`,
  )
  pen.line(x, height * 0.46, x, height * 0.74)
  pen.line(x, height * 0.56, x + radius * 0.5, height * 0.7)
}

const person = (pen: Pen, x: number) =>
  pen.path("opening", `M${tenth(x - 1)} 0v-4.6h2v4.6zM${tenth(x - 1.3)} -6.2a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1 -2.6 0z`)

const car = (pen: Pen, x: number) => {
  const wheel = (at: number) => `M${tenth(x + at)} -2a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z`
  pen.path("context", `M${tenth(x)} -2.2v-2.6l4 -.6l3 -3h8l3.4 3l3.6 .8v2.4z${wheel(3.2)}${wheel(15)}`)
}
