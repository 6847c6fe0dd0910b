import type { OfferStatus } from "@xl/core/kernel"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { markedStatuses, OfferMark, StatusMark } from "../parts/mark/index.ts"
import { apart, sights } from "./colour-sight.ts"
import { type ColorName, dark, light } from "./tokens.ts"

const themes = [
  ["light", light],
  ["dark", dark],
] as const

/** In some sight, the least that two colours are apart. */
const least = (tokens: Readonly<Record<ColorName, string>>, one: ColorName, other: ColorName): number =>
  Math.min(...sights.map((sight) => apart(tokens[one], tokens[other], sight)))

describe("colours as the four kinds of sight see them", () => {
  it("are measured as OKLab does: 0 for the same, 100 for black and white, whatever the sight", () => {
    for (const sight of sights) {
      expect(apart("#000000", "#ffffff", sight)).toBeCloseTo(100, 1)
      expect(apart("#0f4572", "#0f4572", sight)).toBe(0)
    }
  })

  it("are confused where Machado's tables say so: red and green by deutans, blue and green by tritans", () => {
    expect(apart("#b02020", "#306a20", "all cones")).toBeGreaterThan(20)
    expect(apart("#b02020", "#306a20", "deutan")).toBeLessThan(8)
    expect(apart(light.teal, light.ok, "tritan")).toBeLessThan(2)
  })

  it.each(themes)("keep debt and price at least 18 apart in the %s theme, for everybody", (_, tokens) => {
    expect(least(tokens, "elDebt", "priceLine")).toBeGreaterThanOrEqual(18)
    expect(least(tokens, "blueText", "price")).toBeGreaterThanOrEqual(18)
    expect(least(tokens, "ch1", "ch2")).toBeGreaterThanOrEqual(18)
  })

  it.each(themes)("keep a price from a stop by at least 9 in the %s theme", (_, tokens) => {
    expect(least(tokens, "price", "bad")).toBeGreaterThanOrEqual(9)
  })

  it.each(themes)("keep neighbouring lines of a chart at least 12 apart in the %s theme", (_, tokens) => {
    const pairs = [["ch1", "ch2"] as const, ["ch2", "ch3"] as const, ["ch3", "ch4"] as const, ["ch4", "ch5"] as const]
    expect(pairs.filter(([one, other]) => least(tokens, one, other) < 12)).toEqual([])
  })
})

/** A mark as somebody without any colour sees it: its drawing, and its words. */
const seen = (markup: string) => ({
  glyph: /<svg.*<\/svg>/.exec(markup)?.[0] ?? "",
  words: markup.replaceAll(/<style.*?<\/style>|<svg.*<\/svg>|<[^>]*>/g, " ").trim(),
})
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

describe("marks, whatever sight one has", () => {
  const assets = markedStatuses.map((status) => seen(renderToStaticMarkup(createElement(StatusMark, { status }))))
  const states: readonly OfferStatus[] = [
    "Draft",
    "Published",
    "BestAndFinal",
    "Successful",
    "Declined",
    "Withdrawn",
    "Canceled",
  ]
  const offers = states.map((status) => seen(renderToStaticMarkup(createElement(OfferMark, { status }))))

  it("tell the 17 asset statuses apart by their words", () => {
    expect(assets).toHaveLength(17)
    expect(repeated(assets.map(({ words }) => words))).toEqual([])
  })

  it("give each asset status of another name another glyph", () => {
    const glyphs = new Map<string, Set<string>>()
    for (const { glyph, words } of assets) {
      const name = words.split(/\s{2,}/)[0] ?? ""
      glyphs.set(glyph, (glyphs.get(glyph) ?? new Set()).add(name))
    }
    expect([...glyphs.values()].map((names) => [...names]).filter((names) => names.length > 1)).toEqual([])
    expect(glyphs.size).toBe(13)
    expect(glyphs.has("")).toBe(false)
  })

  it("tell the seven offer states apart by glyph and by word", () => {
    expect(repeated(offers.map(({ glyph }) => glyph))).toEqual([])
    expect(repeated(offers.map(({ words }) => words))).toEqual([])
    expect(offers.every(({ glyph }) => glyph !== "")).toBe(true)
  })
})
