import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { Anchor } from "./links.tsx"

/** A link inside text: underlined, in action blue. */
export const TextLink = styled(Anchor)`
  color: ${color.blueText};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: ${color.blueTint2};
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
`
