import { type Figure, figure } from "@xl/core/drawings"
import { memo } from "react"
import styled from "styled-components"
import { markup } from "./markup.ts"

export interface ElevationProps {
  readonly figure: Figure
  /** Beside its own figures in text the drawing need not be told again. */
  readonly isDecoration?: boolean | undefined
}

const Sheet = styled.div`
  line-height: 0;
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`

/** A loan drawn to scale: the roof is the value, the ink the debt. Same seed, same building, at any size. */
export const Elevation = memo(
  ({ figure: wanted, isDecoration = false }: ElevationProps) => (
    // Our own pure function wrote it, and it escapes what it is given.
    <Sheet aria-hidden={isDecoration || undefined} dangerouslySetInnerHTML={markup(figure(wanted))} />
  ),
  (before, after) =>
    before.isDecoration === after.isDecoration && JSON.stringify(before.figure) === JSON.stringify(after.figure),
)
