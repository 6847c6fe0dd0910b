import type { ReactNode } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"

export interface ChatPlainProps {
  readonly children: ReactNode
  readonly action?: ReactNode
  /** Something went wrong: told at once. */
  readonly isAlert?: boolean | undefined
}

/** What stands in a side of the list instead of conversations: why there are none, and what to do about it. */
export const ChatPlain = ({ action, children, isAlert }: ChatPlainProps) => (
  <Plain role={isAlert === true ? "alert" : undefined}>
    <p>{children}</p>
    {action}
  </Plain>
)

const Plain = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px 20px;
  p {
    ${text.dense} text-wrap: pretty;
    color: ${color.ink2};
  }
`
