import styled from "styled-components"
import { color, text } from "../../theme/index.ts"

/** A line over the field: under what name one writes. */
export const ChatNote = styled.p`
  ${text.micro} padding: 8px 16px 0;
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
  + form {
    border-top: 0;
    padding-top: 6px;
  }
`
