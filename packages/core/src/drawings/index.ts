/** Every loan drawn to scale: a building for each, whose roof is the value and whose ink is the debt. */
export { buildingTypeOf } from "./building-type.ts"
export { type Figure, figure } from "./figure.ts"
export { buildingTypes, type Level, type Size, type View, views } from "./model.ts"
export { picture } from "./picture.ts"
export { type DrawnSheet, figureOf, sheetKey, sheetOf } from "./sheet-key.ts"
