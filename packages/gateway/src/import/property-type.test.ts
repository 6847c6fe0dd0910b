import { describe, expect, it } from "vitest"
import { codesOf } from "./testing.ts"
import { kindOf } from "./property-type.ts"

describe("kindOf", () => {
  it.each([
    ["CH", "Cooperative Housing", "Units"],
    ["HC", "Health Care", "Beds"],
    ["IN", "Industrial", "Units"],
    ["LO", "Hospitality", "Keys"],
    ["MF", "Multifamily", "Units"],
    ["MH", "Manufactured Housing", "Pads"],
    ["MU", "Mixed Use", "Units"],
    ["OF", "Office", "Units"],
    ["RT", "Retail", "Units"],
    ["SS", "Self Storage", "Units"],
    ["WH", "Warehouse", "Units"],
    ["98", "Other", "Units"],
  ])("reads %s as %s, counted in %s", (code, propertyType, unit) => {
    expect(kindOf(code)).toEqual({ propertyType, unit })
  })

  it("answers every code of the list but securities and missing information", () => {
    expect(codesOf("PROPRTY_TYP_CODE_TYPE").filter((code) => !kindOf(code))).toEqual(["SE", "ZZ"])
    expect(kindOf("")).toBeUndefined()
  })
})
