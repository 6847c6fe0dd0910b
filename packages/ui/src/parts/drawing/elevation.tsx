import { type Figure, figure } from "@xl/core/drawings"
import { memo } from "react"
import { Drawn } from "./drawn.tsx"

export interface ElevationProps {
  readonly figure: Figure
  /** Beside its own figures in text the drawing need not be told again. */
  readonly isDecoration?: boolean | undefined
}

/** A loan drawn to scale: the roof is the value, the ink the debt. Same seed, same building, at any size. */
export const Elevation = memo(
  ({ figure: wanted, isDecoration = false }: ElevationProps) => (
    <Drawn drawing={figure(wanted)} isDecoration={isDecoration} />
  ),
  (before, after) =>
    before.isDecoration === after.isDecoration && JSON.stringify(before.figure) === JSON.stringify(after.figure),
)
