import type { ReactNode } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { count } from "../format/index.ts"

export interface BadgeProps {
  readonly of: number
  /** Said after the number: "unread messages". */
  readonly label: string
  /** From here on "99+" and so on; 99 by default. */
  readonly most?: number | undefined
  /** It stands at this thing's corner; alone, in the line. */
  readonly children?: ReactNode
}

/** How many wait somewhere: the only round thing beside avatars. Nothing at zero, below it, or where nobody knows. */
export const Badge = ({ of, label, most = 99, children }: BadgeProps) => {
  const isShown = Number.isFinite(of) && of >= 1
  return (
    <Place data-corner={children === undefined ? undefined : ""}>
      {children}
      {isShown && (
        <Round>
          <span aria-hidden>{of > most ? `${count(most)}+` : count(of)}</span>
          <Said>{`${count(of)} ${label}`}</Said>
        </Round>
      )}
    </Place>
  )
}

const Place = styled.span`
  display: inline-flex;
  position: relative;
  vertical-align: middle;
`
const Round = styled.span`
  ${text.micro} display: inline-block;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: ${color.blue};
  color: ${color.onBlue};
  font-weight: 600;
  line-height: 18px;
  text-align: center;
  white-space: nowrap;
  [data-corner] > & {
    position: absolute;
    left: calc(100% - 8px);
    bottom: calc(100% - 10px);
    box-shadow: 0 0 0 2px ${color.surface};
  }
`
const Said = styled.span`
  ${text.hidden}
`
