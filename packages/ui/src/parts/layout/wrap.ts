import styled from "styled-components"
import { below, size } from "../../theme/index.ts"

/** The page's width with its margins: 40 px, 16 under 600. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(${size.wPage} + 80px);
  margin: 0 auto;
  padding: 0 40px;
  ${below.sm} {
    padding: 0 16px;
  }
`
