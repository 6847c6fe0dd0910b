import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, size } from "../../theme/index.ts"

export interface FilterBarProps {
  /** Said to screen readers. */
  readonly label: string
  readonly children: ReactNode
  /** At the right end, as "Save search". */
  readonly end?: ReactNode | undefined
}

/** Filters over a list: stays in sight, one line that scrolls sideways where it is too long. */
export const FilterBar = ({ label, children, end }: FilterBarProps) => (
  <Bar aria-label={label} data-print="off">
    <Row>
      {children}
      {end !== undefined && <End>{end}</End>}
    </Row>
  </Bar>
)

const Bar = styled.search`
  position: sticky;
  top: 0;
  z-index: ${size.zBar};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
`
const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  max-width: 1440px;
  margin: 0 auto;
  padding: 10px 40px;
  overflow-x: auto;
  scrollbar-width: none;
  ${below.sm} {
    padding: 10px 16px;
    > :first-child {
      flex-basis: 200px;
      flex-shrink: 0;
    }
  }
`
const End = styled.span`
  margin-left: auto;
  display: flex;
  gap: 8px;
  flex: none;
`
