import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"

export interface StatTileProps {
  readonly label: string
  readonly children: ReactNode
  /** A second figure or where it comes from. */
  readonly note?: ReactNode | undefined
  /** Beyond its threshold. */
  readonly isBad?: boolean | undefined
}

/** One figure of a row of them; stands inside `StatTiles`. */
export const StatTile = ({ label, children, note, isBad }: StatTileProps) => (
  <div>
    <dt>{label}</dt>
    <dd data-bad={isBad || undefined}>
      {children}
      {note !== undefined && <small>{note}</small>}
    </dd>
  </div>
)

/** Room for a price of nine digits, in px. */
const LEAST = 168

/** Width of one of so many columns, which are 1 px apart. */
const share = (columns: number): string => `(100% - ${columns - 1}px) / ${columns}`

/** Figures side by side: `columns` of them, fewer where each would have less than `LEAST`, and at least two. */
export const StatTiles = styled.dl<{ readonly $columns?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(${LEAST}px, ${share(2)}), ${({ $columns = 4 }) => share($columns)}), 1fr)
  );
  gap: 1px;
  background: ${color.surface};
  overflow: hidden;
  > div {
    padding: 14px 20px;
    box-shadow: 0 0 0 1px ${color.line};
  }
  dt {
    ${text.micro} color: ${color.ink3};
    margin-bottom: 4px;
  }
  dd {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dd[data-bad] {
    color: ${color.bad};
  }
  small {
    ${text.micro} display: block;
    font-weight: 400;
    color: ${color.ink3};
  }
  ${below.sm} {
    > div {
      padding: 12px 16px;
    }
    /* A figure that is too long for half a phone breaks: it is never cut. */
    dd > * {
      white-space: normal;
    }
    > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`
