import { channels, linear } from "./contrast.ts"

/** Everybody's sight, and the three kinds that lack one sort of cone. */
export type Sight = "all cones" | "protan" | "deutan" | "tritan"

type Row = readonly [number, number, number]

/** From linear RGB to what that sight takes it for, at full strength. Source: Machado, Oliveira and Fernandes, 2009, table 1. */
const seen: Readonly<Record<Sight, readonly [Row, Row, Row]>> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
export const sights = Object.keys(seen) as readonly Sight[]

const times = (rows: readonly [Row, Row, Row], [a, b, c]: Row): Row => {
  const [x, y, z] = rows.map((row) => row[0] * a + row[1] * b + row[2] * c)
  return [x ?? 0, y ?? 0, z ?? 0]
}

/** Source: Ottosson, "A perceptual color space for image processing", 2020. */
const TO_CONES: readonly [Row, Row, Row] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB: readonly [Row, Row, Row] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

const labOf = (hex: string, sight: Sight): Row => {
  const [red, green, blue] = channels(hex)
  const [r, g, b] = times(seen[sight], [linear(red), linear(green), linear(blue)])
  const [l, m, s] = times(TO_CONES, [r, g, b])
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)])
}

/** How far apart two colours look to that sight, in hundredths of OKLab and without clipping to what a screen can show: below 2 nobody tells them apart, black and white are 100. */
export const apart = (one: string, other: string, sight: Sight): number => {
  const [a, b] = [labOf(one, sight), labOf(other, sight)]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
