import styled from "styled-components"
import { color, size } from "../../theme/index.ts"

/** A loan's face in small: its drawing stands on the frame's ground, a photograph fills it. Decoration beside the name. */
export const ChatThumb = styled.span.attrs({ "aria-hidden": true })`
  display: grid;
  place-items: end center;
  flex: none;
  width: 56px;
  height: 48px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${size.r1};
  background: ${color.surface};
  > * {
    width: 100%;
  }
  img {
    width: 100%;
    height: 46px;
    object-fit: cover;
  }
`
