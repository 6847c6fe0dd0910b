import { describe, expect, it } from "vitest"
import { contrast } from "./contrast.ts"
import { theme } from "./theme.ts"
import { type ColorName, dark, light, variableName } from "./tokens.ts"
import { variables } from "./variables.ts"

const text: readonly (readonly [ColorName, ColorName, number])[] = [
  ["ink", "paper", 7],
  ["ink", "surface", 7],
  ["ink2", "paper", 4.5],
  ["ink2", "surface", 4.5],
  ["ink3", "paper", 4.5],
  ["ink3", "surface", 4.5],
  ["ink3", "sunken", 4.5],
  ["ink3", "blueTint", 4.5],
  ["blueText", "surface", 4.5],
  ["blueText", "blueTint", 4.5],
  ["onBlue", "blue", 4.5],
  ["onBlue", "blueHover", 4.5],
  ["onBlue", "bluePress", 4.5],
  ["price", "surface", 4.5],
  ["price", "paper", 4.5],
  ["price", "priceTint", 4.5],
  ["price", "blueTint", 4.5],
  ["ok", "surface", 4.5],
  ["ok", "okTint", 4.5],
  ["ok", "blueTint", 4.5],
  ["warn", "surface", 4.5],
  ["warn", "warnTint", 4.5],
  ["warn", "blueTint", 4.5],
  ["bad", "surface", 4.5],
  ["bad", "badTint", 4.5],
  ["bad", "blueTint", 4.5],
  ["teal", "surface", 4.5],
  ["teal", "tealTint", 4.5],
  ["neutral", "neutralTint", 4.5],
  ["neutral", "blueTint", 4.5],
  ["bandInk", "band", 7],
  ["bandInk2", "band", 4.5],
]
const graphics: readonly (readonly [ColorName, ColorName, number])[] = [
  ["control", "surface", 3],
  ["control", "paper", 3],
  ["control", "sunken", 3],
  ["control", "blueTint", 3],
  ["priceLine", "surface", 3],
  ["elDebt", "surface", 3],
  ["elLine", "surface", 3],
  ["focus", "surface", 3],
  ["focus", "paper", 3],
  ["ch1", "surface", 3],
  ["ch2", "surface", 3],
  ["ch3", "surface", 3],
  ["ch4", "surface", 3],
  ["ch5", "surface", 3],
]
/** The solid snackbars of the light theme carry inverse ink. */
const solids: readonly ColorName[] = ["ok", "warn", "bad", "ink"]

describe("the tokens", () => {
  it.each([
    ["light", light],
    ["dark", dark],
  ] as const)("keep every pair of the %s theme legible", (_, tokens) => {
    const short = [...text, ...graphics]
      .map(([front, back, least]) => ({ front, back, least, is: contrast(tokens[front], tokens[back]) }))
      .filter(({ is, least }) => is < least)
    expect(short).toEqual([])
  })

  it("keeps inverse ink legible on the solid tones of the light theme", () => {
    expect(solids.filter((solid) => contrast(light.inkInv, light[solid]) < 4.5)).toEqual([])
  })

  it("computes contrast as WCAG does: 21 for black on white, 15.8 for ink on paper", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5)
    expect(contrast(light.ink, light.paper)).toBeCloseTo(15.8, 1)
  })

  it("gives every colour of the light theme a dark one", () => {
    expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted())
  })

  it("declares as a variable whatever the theme refers to", () => {
    const referred = [...Object.values(theme.color), ...Object.values(theme.scale)].map((use) => use.slice(4, -1))
    expect(referred.filter((name) => !variables.includes(`${name}: `))).toEqual([])
    expect(variableName("blueTint2")).toBe("--blue-tint-2")
  })

  it("stands still for readers who ask for less motion", () => {
    expect(variables).toMatch(
      /prefers-reduced-motion: reduce\) \{ :root \{ --m-fast: 0ms; --m-base: 0ms; --m-level: 0ms;/,
    )
  })
})
