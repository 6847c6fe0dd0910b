import type { ReactNode } from "react"
import { css } from "styled-components"
import { color, text } from "../../theme/index.ts"

/** A choice's line: its box, circle or track before its words. */
export const choiceLine = css`
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  min-width: 0;
  cursor: pointer;
  overflow-wrap: anywhere;
  small {
    ${text.micro} display: block;
    color: ${color.ink3};
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`

/** What stands before the words, in the states that all choices share. */
export const choiceMark = css`
  flex: none;
  border: 1.5px solid ${color.control};
  background: ${color.surface};
  [data-hovered] > & {
    border-color: ${color.ink3};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-invalid] > & {
    border-color: ${color.bad};
  }
  [data-disabled] > & {
    background: ${color.sunken};
    border-color: ${color.rule};
  }
`

/** The choice, and under it what follows from it. */
export const ChoiceWords = ({ children, helper }: { readonly children: ReactNode; readonly helper: ReactNode }) => (
  <span>
    {children}
    {helper !== undefined && <small>{helper}</small>}
  </span>
)
