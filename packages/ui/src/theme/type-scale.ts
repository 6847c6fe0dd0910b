/** How a style of text is set. Sizes and lines in px, tracking in em. */
export interface TypeStyle {
  readonly face: "display" | "ui"
  readonly size: number
  readonly line: number
  readonly weight: number
  readonly tracking?: number
  /** Under 600 px. */
  readonly narrow?: { readonly size: number; readonly line: number }
}

const serif = { face: "display", weight: 380, tracking: -0.018 } as const
const sans = { face: "ui", weight: 400 } as const

/** The type scale. The serif names things and states the one big result: never in controls, tables or under 28 px. 12 px is the floor. */
export const typeScale = {
  d0: { ...serif, size: 88, line: 84.48, tracking: -0.026, narrow: { size: 52, line: 49.92 } },
  range: { ...serif, size: 76, line: 76, weight: 360, tracking: -0.028, narrow: { size: 38, line: 42 } },
  d1: { ...serif, size: 68, line: 68, narrow: { size: 44, line: 44 } },
  d2: { ...serif, size: 48, line: 49.92, narrow: { size: 34, line: 35.36 } },
  d3: { ...serif, size: 34, line: 37.4, narrow: { size: 28, line: 30.8 } },
  object: { ...serif, size: 40, line: 44, narrow: { size: 32, line: 35.2 } },
  h1: { ...sans, size: 26, line: 32, weight: 600, tracking: -0.012 },
  h2: { ...sans, size: 20, line: 26, weight: 600, tracking: -0.008 },
  h3: { ...sans, size: 16, line: 22, weight: 600 },
  lead: { ...sans, size: 18, line: 28, narrow: { size: 16, line: 25 } },
  body: { ...sans, size: 15, line: 23 },
  ui: { ...sans, size: 14, line: 20 },
  dense: { ...sans, size: 13, line: 18 },
  micro: { ...sans, size: 12, line: 16 },
  label: { ...sans, size: 13, line: 18, weight: 600 },
} as const satisfies Readonly<Record<string, TypeStyle>>

export type TypeName = keyof typeof typeScale
