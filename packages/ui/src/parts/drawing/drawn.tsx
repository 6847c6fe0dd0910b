import styled from "styled-components"
import { markup } from "./markup.ts"

/** A drawing of `core/drawings` as wide as its place. The markup is our own, whose texts are escaped: nothing of it comes from outside. */
export const Drawn = ({
  drawing,
  isDecoration = false,
}: {
  readonly drawing: string
  readonly isDecoration?: boolean
}) => (
  // oxlint-disable-next-line react/no-danger -- `markup` lets drawings through and nothing else.
  <Sheet aria-hidden={isDecoration || undefined} dangerouslySetInnerHTML={markup(drawing)} />
)

const Sheet = styled.div`
  line-height: 0;
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`
