export { Elevation, type ElevationProps } from "./elevation.tsx"
