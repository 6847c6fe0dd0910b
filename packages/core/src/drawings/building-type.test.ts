import { describe, expect, it } from "vitest"
import { buildingName, buildingTypeOf } from "./building-type.ts"
import { buildingTypes } from "./model.ts"

describe("buildingTypeOf", () => {
  it.each([
    ["Office", "office"],
    ["Retail", "retail"],
    ["Multifamily", "multifamily"],
    ["Cooperative Housing", "multifamily"],
    ["Hospitality", "hotel"],
    ["Industrial", "industrial"],
    ["Warehouse", "industrial"],
    ["Self Storage", "storage"],
    ["Mixed Use", "mixed"],
    ["Manufactured Housing", "mhc"],
    ["Health Care", "health"],
  ])("draws %s as %s", (propertyType, building) => {
    expect(buildingTypeOf([propertyType])).toBe(building)
  })

  it("takes the first type that it can draw, however it is spelled, and mixed use for what it does not know", () => {
    expect(buildingTypeOf(["Land", "self-storage", "Office"])).toBe("storage")
    expect(buildingTypeOf(["constructor"])).toBe("mixed")
    expect(buildingTypeOf([])).toBe("mixed")
  })

  it("has a name for each building", () => {
    expect(new Set(buildingTypes.map(buildingName)).size).toBe(9)
  })
})
