import type { ReactNode } from "react"
import styled, { css } from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { inkOf, tintOf, type Tone } from "./tones.ts"

export interface TagProps {
  readonly tone: Tone
  /** Drawn in the tone, 14 × 14. */
  readonly glyph?: ReactNode
  readonly children: ReactNode
  /** After a hairline, as "CFO". */
  readonly suffix?: string | undefined
  /** On a tint, where it stands alone; plain in cards and tables. */
  readonly isFilled?: boolean | undefined
}

/** A state: glyph and word. */
export const Tag = ({ tone, glyph, children, suffix, isFilled = false }: TagProps) => (
  <Base $tone={tone} $isFilled={isFilled}>
    {glyph}
    <span>{children}</span>
    {suffix !== undefined && <small>{suffix}</small>}
  </Base>
)

const Base = styled.span<{ $tone: Tone; $isFilled: boolean }>`
  ${text.micro} display: inline-flex;
  align-items: center;
  gap: 6px;
  vertical-align: middle;
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $tone }) => ($tone === "price" ? color.ink : inkOf[$tone])};
  svg {
    width: 14px;
    height: 14px;
    color: ${({ $tone }) => inkOf[$tone]};
  }
  small {
    font: inherit;
    font-weight: 500;
    color: ${color.ink3};
    padding-left: 6px;
    border-left: 1px solid ${color.rule};
  }
  ${({ $tone, $isFilled }) =>
    $isFilled &&
    css`
      padding: 3px 8px 3px 6px;
      border-radius: ${size.r1};
      background: ${tintOf[$tone]};
    `}
`
