export { besideMiddle, type Place, radiusOf, type UsMapProps } from "./model.ts"
export { UsMap } from "./us-map.tsx"
