import type { CSSProperties } from "react"
import styled from "styled-components"
import { markup } from "./markup.ts"

/** A drawing's own proportions, by which its place is kept while it is not drawn. */
const proportions = (drawing: string): CSSProperties => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []
  return width === undefined ? {} : { aspectRatio: `${width} / ${height}` }
}

/** A drawing of `core/drawings` as wide as its place, laid out by the browser once it comes near the screen. The markup is our own, whose texts are escaped: nothing of it comes from outside. */
export const Drawn = ({
  drawing,
  isDecoration = false,
}: {
  readonly drawing: string
  readonly isDecoration?: boolean
}) => (
  // oxlint-disable-next-line react/no-danger -- `markup` lets drawings through and nothing else.
  <Sheet
    aria-hidden={isDecoration || undefined}
    style={proportions(drawing)}
    dangerouslySetInnerHTML={markup(drawing)}
  />
)

const Sheet = styled.div`
  line-height: 0;
  content-visibility: auto;
  @media print {
    content-visibility: visible;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`
