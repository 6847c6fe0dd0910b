import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { designTokens } from "./design-tokens.ts"
import { dark, light, scale, variableName } from "./tokens.ts"
import { typeScale } from "./type-scale.ts"

const below = (folder: string) => {
  const from = new URL(folder, import.meta.url)
  return readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, from), "utf8") }))
}
const sources = below("../parts/")

describe("the tokens for design tools", () => {
  const tokens = designTokens()

  it("hold every token under its CSS name, with its value", () => {
    expect(Object.keys(tokens.light)).toEqual(Object.keys(light).map((name) => variableName(name).slice(2)))
    expect(tokens.light["blue-tint-2"]).toEqual({ $type: "color", $value: light.blueTint2 })
    expect(tokens.dark["shadow-3"]).toEqual({ $type: "shadow", $value: dark.shadow3 })
    expect(Object.keys(tokens.scale)).toHaveLength(Object.keys(scale).length)
    expect(Object.keys(tokens.type)).toEqual(Object.keys(typeScale))
  })

  it("give each its type", () => {
    const { scale: sizes, type, breakpoint } = tokens
    expect(
      [sizes["s-4"], sizes["m-fast"], sizes["z-dialog"], sizes["ease"], sizes["font-ui"]].map((one) => one?.$type),
    ).toEqual(["dimension", "duration", "number", "cubicBezier", "fontFamily"])
    expect(type["h1"]).toEqual({
      $type: "typography",
      $value: {
        fontFamily: "{scale.font-ui}",
        fontSize: "26px",
        lineHeight: "32px",
        fontWeight: 600,
        letterSpacing: "-0.012em",
      },
    })
    expect(breakpoint["sm"]).toEqual({ $type: "dimension", $value: "600px" })
  })

  it("are plain JSON", () => expect(JSON.parse(JSON.stringify(tokens))).toEqual(tokens))
})

describe("the parts", () => {
  it("take colours from the tokens alone, black on printed paper aside", () => {
    const found = sources.flatMap(({ name, text }) =>
      (text.match(/#[0-9a-f]{3,8}\b|rgb\((?!127 127 127)[^)]*\)/gi) ?? []).map((colour) => `${name} ${colour}`),
    )
    expect(found).toEqual(["print/print-sheet.tsx #000"])
  })

  it("and the screens name no place in the z-order of their own", () => {
    expect(
      below("../")
        .filter(({ text }) => /z-index: \d/.test(text))
        .map(({ name }) => name),
    ).toEqual([])
  })

  it("set no text under 12 px", () => {
    expect(sources.filter(({ text }) => /font-size: (?:\d|1[01])px/.test(text)).map(({ name }) => name)).toEqual([])
    expect(Object.values(typeScale).filter(({ size }) => size < 12)).toEqual([])
  })
})
