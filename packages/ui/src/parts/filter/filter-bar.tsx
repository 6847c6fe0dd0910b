import { type ReactNode, useState } from "react"
import styled from "styled-components"
import { below, color, size } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"
import { edge } from "../field/edge.ts"
import { Icon } from "../icon/index.ts"

export interface FilterBarProps {
  /** Said to screen readers. */
  readonly label: string
  /** What one types; stays in sight on a phone. */
  readonly search: ReactNode
  readonly children: ReactNode
  /** How many filters narrow the list. Told, a phone puts all of them behind one button; else they scroll sideways. */
  readonly narrowing?: number | undefined
  /** Filters that fewer readers need, on a second line behind a button. */
  readonly more?: ReactNode | undefined
  /** How many of these narrow the list: with any, their line is open from the start. */
  readonly narrowingMore?: number | undefined
  /** At the right end, as "Save search". */
  readonly end?: ReactNode | undefined
}

/** Whether a phone shows the filters; nothing where they are not behind a button. */
const onPhone = (narrowing: number | undefined, isOpen: boolean) =>
  narrowing === undefined ? undefined : isOpen ? "open" : "shut"

/** Filters over a list: stays in sight, in lines that wrap; on a phone one line that scrolls sideways, or all behind a button. */
export const FilterBar = (props: FilterBarProps) => {
  const { label, search, children, narrowing, end, more, narrowingMore = 0 } = props
  const [isOpen, setOpen] = useState(false)
  const [isMore, setMore] = useState(narrowingMore > 0)
  return (
    <Bar aria-label={label} data-print="off" data-phone={onPhone(narrowing, isOpen)}>
      <Row>
        {search}
        <Opener as={All} label="Filters" count={narrowing} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        {children}
        <Opener
          as={Toggle}
          label={isMore ? "Fewer filters" : "More filters"}
          count={more === undefined ? undefined : narrowingMore}
          isOpen={isMore}
          onPress={() => setMore(!isMore)}
        />
        {end !== undefined && <End>{end}</End>}
      </Row>
      {more !== undefined && <More data-open={isMore || undefined}>{more}</More>}
    </Bar>
  )
}

interface OpenerProps {
  readonly as: typeof Toggle
  readonly label: string
  /** How many of the filters behind it narrow the list; without a number there is no button. */
  readonly count: number | undefined
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Shows filters or puts them away. */
const Opener = ({ as: Button, label, count, isOpen, onPress }: OpenerProps) =>
  count === undefined ? null : (
    <Button aria-expanded={isOpen} onPress={onPress}>
      {label}
      {count > 0 && <b>{count}</b>}
      <Icon name="chevron" />
    </Button>
  )

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
  padding: 10px var(--bar-inset, 40px);
  flex-wrap: wrap;
  ${below.sm} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
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
/** The second line. A phone has it behind the button of all filters. */
const More = styled.div`
  display: none;
  gap: 8px;
  max-width: 1440px;
  margin: 0 auto;
  padding: 0 var(--bar-inset, 40px) 10px;
  flex-wrap: wrap;
  &[data-open] {
    display: flex;
  }
  ${below.sm} {
    padding: 0 16px 10px;
    [data-phone="open"] > & {
      display: flex;
    }
    [data-phone="shut"] > & {
      display: none;
    }
  }
`
const Toggle = styled(Pressable)`
  ${edge}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 36px;
  padding: 0 12px;
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  b {
    padding: 0 5px;
    border-radius: ${size.r1};
    background: ${color.blueTint};
    color: ${color.blueText};
  }
  &[aria-expanded="true"] {
    background: ${color.sunken};
    border-color: ${color.ink3};
    svg {
      transform: rotate(180deg);
    }
  }
  ${below.sm} {
    [data-phone] & {
      display: none;
    }
  }
`
const All = styled(Toggle)`
  display: none;
  ${below.sm} {
    [data-phone] & {
      display: inline-flex;
    }
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
