import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Figure, figure } from "./figure.ts"
import { buildingTypes, type Level, views } from "./model.ts"
import { picture } from "./picture.ts"

const type = fc.constantFrom(...buildingTypes)
const seed = fc.string()
const percent = fc.oneof(fc.double({ min: 0, max: 400, noNaN: true }), fc.double(), fc.constantFrom(NaN, Infinity, -1))
const size = fc.record({ width: fc.integer({ min: 40, max: 1600 }), height: fc.integer({ min: 30, max: 1000 }) })
const level: fc.Arbitrary<Level> = fc.record(
  {
    kind: fc.constantFrom<Level["kind"]>("debt", "price", "value"),
    atPercent: percent,
    text: fc.string({ unit: "binary" }),
    side: fc.constantFrom<"left" | "right">("left", "right"),
  },
  { requiredKeys: ["kind", "atPercent"] },
)
const anyFigure: fc.Arbitrary<Figure> = fc.record(
  {
    type,
    seed,
    ltvPercent: percent,
    levels: fc.array(level, { maxLength: 4 }),
    view: fc.constantFrom(...views),
    size,
    margin: fc.integer({ min: 0, max: 12 }),
    context: fc.boolean(),
  },
  { requiredKeys: ["type", "seed"] },
)

const GROUND = 170
/** The y, counted from the ground, of the highest corner of any wall that the drawing shows. */
const roofOf = (svg: string) => {
  const [, scale = "", walls = ""] = /scale\(1 ([\d.]+)\)">(.*?)<\/g>/.exec(svg) ?? []
  const shapes = [...walls.matchAll(/<path fill="(?!none)[^>]* d="([^"]+)"/g)].map(([, d = ""]) => d)
  const tops = shapes.flatMap((d) => d.split(/(?=[ML])/).map(topOf))
  return Math.max(...tops) * Number(scale)
}
const topOf = (corner: string) => {
  const [, y = 0] = corner.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  const rise = /v-([\d.]+)/.exec(corner)?.[1] ?? 0
  return Number(rise) - y
}
const cutOf = (svg: string) => /<clipPath id="\w+b"><rect y="([\d.]+)"/.exec(svg)?.[1]

describe("figure", () => {
  it("draws the same figure for the same seed, and another one for another seed", () => {
    fc.assert(
      fc.property(anyFigure, (wanted) => {
        expect(figure(wanted)).toBe(figure({ ...wanted }))
      }),
    )
    const faces = new Set(Array.from({ length: 200 }, (_, index) => figure({ type: "office", seed: `s${index}` })))
    expect(faces.size).toBe(200)
  })

  it("puts the roof exactly at 100 % of the value", () =>
    fc.assert(
      fc.property(type, seed, fc.integer({ min: 40, max: 140 }), (kind, face, height) => {
        const svg = figure({ type: kind, seed: face, building: { height } })
        expect(Math.abs(roofOf(svg) - height)).toBeLessThanOrEqual(0.2)
      }),
    ))

  it("ends the ink exactly at debt / value", () =>
    fc.assert(
      fc.property(type, seed, fc.double({ min: 1, max: 99, noNaN: true }), (kind, face, ltvPercent) => {
        const height = 100
        const cut = Number(cutOf(figure({ type: kind, seed: face, ltvPercent, building: { height } })))
        expect(Math.abs((GROUND - cut) / height - ltvPercent / 100)).toBeLessThanOrEqual(0.001)
      }),
    ))

  it("inks the whole building where more is owed than it is worth, and nothing where the debt is unknown", () => {
    const owed = figure({ type: "hotel", seed: "under water", ltvPercent: 120 })
    expect(Number(cutOf(owed))).toBeLessThan(GROUND - 98)
    expect(figure({ type: "hotel", seed: "unknown" })).not.toContain("el-debt")
  })

  it("keeps a level above the roof inside the drawing, by a smaller building", () => {
    const levels: ReadonlyArray<Level> = [{ kind: "debt", atPercent: 250, text: "Owed" }]
    const line = /<path d="M0 ([\d.]+)H320" fill="none" stroke="var\(--debt-mark\)"/.exec(
      figure({ type: "office", seed: "s1", ltvPercent: 250, levels }),
    )
    expect(Number(line?.[1])).toBeGreaterThanOrEqual(4)
  })

  it("keeps the texts of levels apart, however close the levels are", () =>
    fc.assert(
      fc.property(type, fc.array(fc.integer({ min: 0, max: 180 }), { minLength: 2, maxLength: 4 }), (kind, levels) => {
        const svg = figure({
          type: kind,
          seed: "s1",
          size: { width: 760, height: 380 },
          levels: levels.map((atPercent) => ({ kind: "value" as const, atPercent, text: "Value" })),
        })
        const baselines = [...svg.matchAll(/<text x="\d+" y="([\d.]+)"/g)].map(([, y]) => Number(y))
        const apart = baselines.toSorted((one, other) => one - other)
        expect(apart).toHaveLength(levels.length)
        apart.slice(1).forEach((y, at) => expect(y - (apart[at] ?? 0)).toBeGreaterThanOrEqual(15.8))
        expect(Math.min(...apart)).toBeGreaterThanOrEqual(10)
      }),
    ))

  it("leaves out the sky above a low building where it is asked to, and nothing that is drawn", () => {
    const value = { kind: "value", atPercent: 100, text: "Value $1.00M" } as const
    const low = { type: "mhc", seed: "s1", size: { width: 760, height: 340 }, levels: [value] } as const
    const [whole, cropped] = [figure(low), figure({ ...low, isCropped: true })]
    const [, top = "", height = ""] = /viewBox="0 (\d+) 760 (\d+)"/.exec(cropped) ?? []
    expect(whole).toContain('viewBox="0 0 760 340"')
    expect([Number(top) > 0, Number(top) <= 136, Number(top) + Number(height)]).toEqual([true, true, 340])
    const [, text = ""] = /<text x="\d+" y="([\d.]+)"/.exec(cropped) ?? []
    expect(Number(text) - 12).toBeGreaterThan(Number(top))
    expect(figure({ ...low, isCropped: true, levels: [{ ...value, atPercent: 900 }] })).toContain('"0 0 760 340"')
  })

  it("keeps every text off every line, and inside of the drawing", () =>
    fc.assert(
      fc.property(
        type,
        fc.constantFrom({ width: 356, height: 260 }, { width: 760, height: 340 }),
        fc.array(fc.record({ atPercent: fc.integer({ min: 0, max: 180 }), side: fc.constantFrom("left", "right") }), {
          minLength: 1,
          maxLength: 4,
        }),
        (kind, size, levels) => {
          const svg = figure({
            type: kind,
            seed: "s1",
            size,
            levels: levels.map((level) => ({ kind: "price", text: "Asking $8.90M", ...level })),
          })
          const numbers = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, y]) => Number(y))
          const lines = numbers(/M0 ([\d.]+)H\d+" fill="none" stroke="var\(--price-line\)"/g)
          const texts = numbers(/<text x="\d+" y="([\d.]+)"/g)
          expect([lines.length, texts.length]).toEqual([levels.length, levels.length])
          for (const text of texts) {
            // Letters of 12 px reach 9 up from their baseline, and 3 down.
            expect(lines.filter((line) => line > text - 11.5 && line < text + 4.5)).toEqual([])
            expect(text).toBeLessThanOrEqual(size.height - 4)
          }
        },
      ),
    ))

  it("marks a line on the side where its text stands", () => {
    const levels: ReadonlyArray<Level> = [
      { kind: "debt", atPercent: 60, text: "UPB" },
      { kind: "price", atPercent: 58, text: "Asking" },
    ]
    const svg = figure({ type: "office", seed: "s1", size: { width: 356, height: 280 }, levels })
    const marks = [...svg.matchAll(/d="M346 [\d.]+l-4\.5 (-?7)h9z"/g)].map(([, side]) => side)
    expect(marks).toEqual(["-7", "7"])
  })

  it("draws every level's line before the first text, so that none is struck out", () =>
    fc.assert(
      fc.property(
        type,
        fc.array(fc.constantFrom("debt", "value", "price"), { minLength: 2, maxLength: 4 }),
        (kind, levels) => {
          const sized = { type: kind, seed: "s1", size: { width: 356, height: 280 } }
          const bare = figure(sized)
          const svg = figure({
            ...sized,
            levels: levels.map((level, at) => ({ kind: level, atPercent: 60 + at, text: "$6.2M" })),
          })
          const [before = "", ...texts] = svg.split("<text")
          const lines = (drawn: string) => drawn.split(`H${sized.size.width}"`).length
          expect(texts).toHaveLength(levels.length)
          expect(lines(before) - lines(bare)).toBeGreaterThanOrEqual(levels.length)
          expect(texts.some((text) => text.includes('<path d="M0'))).toBe(false)
        },
      ),
    ))

  it("never says NaN, Infinity or undefined, and never holds active content", () =>
    fc.assert(
      fc.property(anyFigure, (wanted) => {
        const markup = figure(wanted).replace(/<text[^>]*>[^<]*<\/text>/g, "")
        // Ids are drawn from small letters, so "nan" may well stand in one.
        expect(markup).not.toMatch(/NaN|Infinity|undefined/)
        expect(markup).not.toMatch(/<script|foreignObject|\son\w+=|href/i)
      }),
    ))

  it("writes the text of a level as text, whatever it is", () => {
    const levels: ReadonlyArray<Level> = [
      { kind: "price", atPercent: 40, text: `</text><script>alert("&'")</script>\u0000` },
    ]
    const svg = figure({ type: "retail", seed: "s1", levels })
    expect(svg).toContain("&lt;/text&gt;&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;</text>")
    expect(svg).not.toContain("<script")
  })

  it("has no colour of its own: tokens only", () =>
    fc.assert(
      fc.property(anyFigure, (wanted) => {
        expect(figure({ ...wanted, levels: [] })).not.toMatch(/="#[0-9a-f]|rgba?\(/i) // an id may hold the letters of rgb
      }),
    ))

  it("may hold the letters of a colour in an id: found among a million runs", () => {
    const found = { levels: [], view: "front", margin: 6, context: true } as const
    const svg = figure({ type: "hotel", seed: "", ltvPercent: 3.6505121513134344e-196, ...found })
    expect(svg).toContain('id="el12wergba"')
    expect(svg).not.toMatch(/rgba?\(/i)
  })

  it("says what it shows to those who cannot see it", () => {
    expect(figure({ type: "storage", seed: "s1", ltvPercent: 72.4 })).toContain(
      `aria-label="Self storage, elevation; debt at 72 % of value"`,
    )
    expect(figure({ type: "mhc", seed: "s1", view: "site" })).toContain(`aria-label="Manufactured housing, site plan"`)
  })
})

describe("picture", () => {
  it("is a file of its own, in literal colours, at the size asked for", () =>
    fc.assert(
      fc.property(anyFigure, (wanted) => {
        const svg = picture(wanted, { width: 960, height: 600 })
        expect(svg).toMatch(
          /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="960" height="600" viewBox="[\d ]+" role="img"/,
        )
        expect(svg).toContain('<rect width="100%" height="100%" fill="#0c1d2c"/>')
        expect(svg.replace(/<text[^>]*>[^<]*<\/text>/g, "")).not.toContain("var(")
      }),
    ))
})
