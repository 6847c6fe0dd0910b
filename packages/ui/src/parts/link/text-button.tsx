import type { ReactNode } from "react"
import styled from "styled-components"
import { color } from "../../theme/index.ts"

export interface TextButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
}

/** Does something from inside a line of text, where a button's box would break it. */
export const TextButton = ({ children, onPress }: TextButtonProps) => (
  <Words type="button" onClick={onPress}>
    {children}
  </Words>
)

const Words = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.blueText};
  font: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: ${color.blueTint2};
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    text-decoration-color: currentColor;
  }
`
