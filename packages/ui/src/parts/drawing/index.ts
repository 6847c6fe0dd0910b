export { Drawn } from "./drawn.tsx"
export { Elevation, type ElevationProps } from "./elevation.tsx"
export { STREET_FIELD, StreetScene, type StreetSceneProps } from "./street-scene.tsx"
