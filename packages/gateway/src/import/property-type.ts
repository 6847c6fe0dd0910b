import type { PropertyType, UnitOfMeasure } from "@xl/core/assets"

interface Kind {
  readonly propertyType: PropertyType
  /** What `units_beds_rooms` counts. */
  readonly unit: UnitOfMeasure
}

/** By the SEC's PROPRTY_TYP_CODE_TYPE. SE (securities) and ZZ (missing) are no property that could be listed. */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["CH", { propertyType: "Cooperative Housing", unit: "Units" }],
  ["HC", { propertyType: "Health Care", unit: "Beds" }],
  ["IN", { propertyType: "Industrial", unit: "Units" }],
  ["LO", { propertyType: "Hospitality", unit: "Keys" }],
  ["MF", { propertyType: "Multifamily", unit: "Units" }],
  ["MH", { propertyType: "Manufactured Housing", unit: "Pads" }],
  ["MU", { propertyType: "Mixed Use", unit: "Units" }],
  ["OF", { propertyType: "Office", unit: "Units" }],
  ["RT", { propertyType: "Retail", unit: "Units" }],
  ["SS", { propertyType: "Self Storage", unit: "Units" }],
  ["WH", { propertyType: "Warehouse", unit: "Units" }],
  ["98", { propertyType: "Other", unit: "Units" }],
])

/** Undefined for a code that names no property type. */
export const kindOf = (code: string): Kind | undefined => kinds.get(code)
