import type { Day } from "@xl/core/shared"
import { Button } from "react-aria-components/Button"
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar"
import { Heading } from "react-aria-components/Heading"
import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { Icon } from "../icon/index.ts"
import { Opener } from "./style.ts"

/** One month in a calendar, which gives it its days; `today` is marked. */
export const Month = ({ today }: { readonly today: Day | undefined }) => (
  <>
    <header>
      <Turn slot="previous">
        <Icon name="chevron" />
      </Turn>
      <Heading />
      <Turn slot="next">
        <Icon name="chevron" />
      </Turn>
    </header>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name.slice(0, 2)}</CalendarHeaderCell>}</CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <Cell date={date} data-market-day={date.toString() === today || undefined} />}
      </CalendarGridBody>
    </CalendarGrid>
  </>
)

const Turn = styled(Opener).attrs({ as: Button })`
  margin: 0;
  &[slot="previous"] svg {
    rotate: 90deg;
  }
  &[slot="next"] svg {
    rotate: -90deg;
  }
`
const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: 36px;
  height: 32px;
  border-radius: ${size.r1};
  outline: none;
  font-size: 13px;
  cursor: pointer;
  &[data-outside-month] {
    display: none;
  }
  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-market-day] {
    box-shadow: inset 0 -2px ${color.rule};
    font-weight: 600;
  }
  &[data-selected] {
    background: ${color.blue};
    color: ${color.onBlue};
    font-weight: 600;
  }
  [data-range] &[data-selected]:not([data-selection-start], [data-selection-end]) {
    border-radius: 0;
    background: ${color.blueTint2};
    color: ${color.ink};
    font-weight: 400;
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &:is([data-disabled], [data-unavailable]) {
    background: none;
    color: ${color.ink3};
    text-decoration: line-through;
    cursor: not-allowed;
  }
`
