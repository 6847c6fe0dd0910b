import styled from "styled-components"
import { below } from "../../theme/index.ts"

/** What is read at the left and what is decided of it at the right; one under the other where there is no room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 24px;
  align-items: start;
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`
