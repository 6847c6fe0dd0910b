import type { ReactNode } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"

export interface ActLineProps {
  /** What the button does, and what follows from it. */
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Words at the left and the button that they speak of at the right, below where there is no room. */
export const ActLine = ({ children, action }: ActLineProps) => (
  <Line>
    <p>{children}</p>
    {action}
  </Line>
)

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  > p {
    ${text.ui} flex: 1 1 280px;
    max-width: 72ch;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  b {
    color: ${color.ink};
    font-weight: 500;
  }
`
