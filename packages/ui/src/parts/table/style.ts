import styled from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"
import { lines } from "./lines-style.ts"

/** Holds the words that only screen readers hear: positioned elsewhere, they would widen the page. */
export const Scroll = styled.div`
  position: relative;
  container-type: inline-size;
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const Grid = styled.table<{ readonly $linesBelow: number | null }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 13px;
  line-height: 18px;
  th {
    ${text.micro} position: sticky;
    top: 0;
    z-index: ${size.zHead};
    padding: 8px 10px;
    background: ${color.surface};
    border-bottom: 1px solid ${color.rule};
    font-weight: 500;
    text-align: left;
    color: ${color.ink3};
    white-space: nowrap;
    vertical-align: middle;
  }
  td {
    height: 40px;
    padding: 0 10px;
    border-bottom: 1px solid ${color.line};
    white-space: nowrap;
  }
  td[data-wraps] {
    min-width: 14ch;
    padding-block: 6px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  td:has(input[type="text"]) {
    padding-block: 6px;
  }
  &[data-density="offers"] td {
    height: 34px;
  }
  &[data-density="market"] {
    font-stretch: 92%;
    td {
      height: 28px;
      padding-inline: 7px;
    }
    th {
      padding-inline: 7px;
    }
  }
  :is(th, td)[data-align="end"] {
    text-align: right;
  }
  td[data-align="end"] > div {
    justify-content: flex-end;
  }
  :is(th, td):first-child {
    padding-left: 20px;
  }
  :is(th, td):last-child {
    padding-right: 20px;
  }
  &[data-fifths] tbody tr:nth-child(5n) td {
    border-bottom-color: ${color.rule};
  }
  &[data-narrow="scroll"] :is(td, th):first-child {
    position: sticky;
    left: 0;
    z-index: ${size.zStuck};
    background: ${color.surface};
  }
  &[data-narrow="scroll"] th:first-child {
    z-index: ${size.zCorner};
  }
  /* What one does with a row stays in sight where its columns scroll. */
  :is(td, th)[data-actions] {
    position: sticky;
    right: 0;
    z-index: ${size.zStuck};
    background: ${color.surface};
  }
  th[data-actions] {
    z-index: ${size.zCorner};
  }
  [data-scrolls] > & :is(td, th)[data-actions] {
    border-left: 1px solid ${color.rule};
  }
  @container (min-width: ${({ $linesBelow }) => $linesBelow ?? 0}px) and (max-width: 1199px) {
    [data-extra] {
      display: none;
    }
  }
  @container (max-width: ${({ $linesBelow }) => ($linesBelow ?? 0) - 1}px) {
    &[data-narrow="lines"] {
      ${lines}
    }
  }
`

export const Body = styled.tbody`
  tr {
    scroll-margin: 60px;
  }
  tr:focus-visible {
    outline: none;
    > td {
      box-shadow:
        inset 0 2px ${color.focus},
        inset 0 -2px ${color.focus};
    }
    > td:first-child {
      box-shadow:
        inset 2px 2px ${color.focus},
        inset 0 -2px ${color.focus};
    }
    > td:last-child {
      box-shadow:
        inset -2px 2px ${color.focus},
        inset 0 -2px ${color.focus};
    }
  }
  tr[data-key]:hover > td {
    background: ${color.paper};
  }
  tr[data-selected] > td,
  tr[data-selected]:hover > td {
    background: ${color.blueTint};
  }
  tr[data-ended] > td {
    color: ${color.ink3};
  }
  a[data-row-link] {
    font-weight: 500;
  }
  tr[data-key]:hover a[data-row-link],
  a[data-row-link]:focus-visible {
    color: ${color.blueText};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
export const Foot = styled.tfoot`
  td {
    ${text.micro} height: 36px;
    border: 0;
    color: ${color.ink3};
    white-space: normal;
    padding-block: 8px;
  }
`

/** The bar above the head while rows are chosen: how many, and what can be done with them. */
export const BulkBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 48px;
  padding: 8px 20px;
  background: ${color.blueTint};
  border-bottom: 1px solid ${color.line};
  border-radius: ${size.r3} ${size.r3} 0 0;
  > :first-child {
    margin-right: auto;
    font-weight: 600;
    font-size: 13px;
  }
  ${below.sm} {
    padding: 8px 16px;
  }
`
/** Told at the table's head: which key does what. */
export const Keys = styled.p`
  ${text.micro} color: ${color.ink3};
  display: flex;
  gap: 12px;
  kbd {
    font: inherit;
    padding: 0 4px;
    border: 1px solid ${color.rule};
    border-radius: 2px;
    color: ${color.ink2};
  }
  ${below.md} {
    display: none;
  }
`
/** Below what a cell shows: a reason, a note, what it belongs to. At most two lines; the row's details have the whole. */
export const CellNote = styled.small<{ readonly $isWhole?: boolean }>`
  ${text.micro} display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isWhole }) => ($isWhole === true ? "none" : 2)};
  max-width: 44ch;
  overflow: hidden;
  color: ${color.ink3};
  font-weight: 400;
  white-space: normal;
  &:empty {
    display: none;
  }
  [data-align="end"] > & {
    margin-left: auto;
  }
`
