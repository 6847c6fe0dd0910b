import { type ReactNode, useState } from "react"
import styled from "styled-components"
import { below, color, size } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"
import { edge } from "../field/edge.ts"

export interface FilterBarProps {
  /** Said to screen readers. */
  readonly label: string
  /** What one types; stays in sight on a phone. */
  readonly search: ReactNode
  readonly children: ReactNode
  /** How many filters narrow the list. Told, a phone puts all of them behind one button; else they scroll sideways. */
  readonly narrowing?: number | undefined
  /** At the right end, as "Save search". */
  readonly end?: ReactNode | undefined
}

/** Filters over a list: stays in sight, one line that scrolls sideways where it is too long. */
export const FilterBar = ({ label, search, children, narrowing, end }: FilterBarProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Bar
      aria-label={label}
      data-print="off"
      data-phone={narrowing === undefined ? undefined : isOpen ? "open" : "shut"}
    >
      <Row>
        {search}
        {narrowing !== undefined && (
          <All aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            Filters
            {narrowing > 0 && <b>{narrowing}</b>}
          </All>
        )}
        {children}
        {end !== undefined && <End>{end}</End>}
      </Row>
    </Bar>
  )
}

const Bar = styled.search`
  position: sticky;
  top: 0;
  &[data-phone="open"] {
    ${below.sm} {
      position: static;
    }
  }
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
    [data-phone] > & > :first-child {
      flex: 1 0 200px;
    }
    [data-phone="open"] > & {
      flex-wrap: wrap;
    }
  }
`
const All = styled(Pressable)`
  ${edge}
  display: none;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 36px;
  padding: 0 12px;
  font-size: 13px;
  font-weight: 600;
  cursor: pointer;
  b {
    padding: 0 5px;
    border-radius: ${size.r1};
    background: ${color.blueTint};
    color: ${color.blueText};
  }
  ${below.sm} {
    display: inline-flex;
    [data-phone="shut"] & ~ * {
      display: none;
    }
  }
`
const End = styled.span`
  margin-left: auto;
  display: flex;
  gap: 8px;
  flex: none;
`
