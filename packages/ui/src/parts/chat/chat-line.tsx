import styled from "styled-components"
import { color, text } from "../../theme/index.ts"

export interface ChatLineProps {
  /** Where the line stands: the dot is green where words go through, hollow where they do not. */
  readonly isUp: boolean
  readonly children: string
}

/** Where the line to the conversations stands: a dot and its sentence, told as it changes. */
export const ChatLine = ({ isUp, children }: ChatLineProps) => <Line data-up={isUp || undefined}>{children}</Line>

const Line = styled.output`
  ${text.micro} display: flex;
  align-items: center;
  gap: 7px;
  color: ${color.ink3};
  &::before {
    content: "";
    flex: none;
    width: 7px;
    height: 7px;
    border: 1px solid ${color.warn};
    border-radius: 50%;
  }
  &[data-up]::before {
    border-color: ${color.ok};
    background: ${color.ok};
  }
`
