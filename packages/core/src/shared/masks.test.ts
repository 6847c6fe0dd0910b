import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { masked, PHONE_MASK, TAX_ID_MASK, ZIP_MASK } from "./index.ts"

describe("a mask", () => {
  it.each([
    ["a phone number (ACC-350)", PHONE_MASK, "5550102030", "(555)-010-2030"],
    ["a zip code (ACC-374)", ZIP_MASK, "07652", "07652"],
    ["a federal tax id (ACC-386)", TAX_ID_MASK, "123456789", "12-3456789"],
  ])("writes %s, nothing after its last digit, and reads its own writing", (_what, mask, digits, written) => {
    expect([masked(digits, mask), masked(`${digits}9`, mask), masked(written, mask)]).toEqual([
      written,
      written,
      written,
    ])
  })

  it("writes as far as there are digits", () => {
    expect(["", "5", "555"].map((digits) => masked(digits, PHONE_MASK))).toEqual(["", "(5", "(555"])
  })

  it("changes nothing that it wrote itself, whatever was typed", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(PHONE_MASK, ZIP_MASK, TAX_ID_MASK), (typed, mask) => {
        const once = masked(typed, mask)
        expect(masked(once, mask)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(mask.length)
      }),
    ))
})
