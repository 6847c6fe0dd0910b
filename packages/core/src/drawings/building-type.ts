import type { BuildingType } from "./model.ts"

const names: { readonly [T in BuildingType]: string } = {
  office: "Office",
  retail: "Retail",
  multifamily: "Multifamily",
  hotel: "Hospitality",
  industrial: "Industrial",
  storage: "Self storage",
  mixed: "Mixed use",
  mhc: "Manufactured housing",
  health: "Health care",
}

export const buildingName = (type: BuildingType): string => names[type]

/** By the letters of a listing's property type, in lower case. */
const types: { readonly [letters: string]: BuildingType } = {
  office: "office",
  retail: "retail",
  multifamily: "multifamily",
  cooperativehousing: "multifamily",
  studenthousing: "multifamily",
  hospitality: "hotel",
  hotel: "hotel",
  lodging: "hotel",
  industrial: "industrial",
  warehouse: "industrial",
  selfstorage: "storage",
  storage: "storage",
  mixeduse: "mixed",
  manufacturedhousing: "mhc",
  mobilehomepark: "mhc",
  healthcare: "health",
  seniorhousing: "health",
  medicaloffice: "health",
}

/** The building that stands for a listing's property types: the first that we can draw, else mixed use. */
export const buildingTypeOf = (propertyTypes: ReadonlyArray<string>): BuildingType => {
  for (const propertyType of propertyTypes) {
    const letters = propertyType.toLowerCase().replace(/[^a-z]/g, "")
    if (Object.hasOwn(types, letters)) return types[letters] ?? "mixed"
  }
  return "mixed"
}
