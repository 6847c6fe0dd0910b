import { Focusable } from "react-aria-components/Focusable"
import { Tooltip as Bubble, TooltipTrigger } from "react-aria-components/Tooltip"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"

export interface TooltipProps {
  /** A few words; what must be read stands on the page instead. */
  readonly words: string
  /** One element that takes focus: a button, a link. */
  readonly children: Parameters<typeof Focusable>[0]["children"]
  readonly placement?: "top" | "bottom" | "left" | "right" | undefined
}

/** Words on hover and on focus, also told as the description of what they stand at. */
export const Tooltip = ({ words, children, placement = "top" }: TooltipProps) => (
  <TooltipTrigger delay={300} closeDelay={90}>
    <Focusable>{children}</Focusable>
    <Box placement={placement} offset={6}>
      {words}
    </Box>
  </TooltipTrigger>
)

const Box = styled(Bubble)`
  ${text.micro} max-width: 260px;
  padding: 5px 8px;
  border-radius: ${size.r1};
  background: ${color.ink};
  color: ${color.inkInv};
  overflow-wrap: anywhere;
  transition: opacity ${size.mFast} ${size.ease};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`
