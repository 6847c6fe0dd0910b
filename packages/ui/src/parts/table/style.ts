import styled from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"

export const Scroll = styled.div`
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 13px;
  line-height: 18px;
  th {
    ${text.micro} position: sticky;
    top: 0;
    z-index: 2;
    padding: 8px 10px;
    background: ${color.surface};
    border-bottom: 1px solid ${color.rule};
    font-weight: 500;
    text-align: left;
    color: ${color.ink3};
    white-space: nowrap;
    vertical-align: bottom;
  }
  td {
    height: 40px;
    padding: 0 10px;
    border-bottom: 1px solid ${color.line};
    white-space: nowrap;
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
    z-index: 1;
    background: ${color.surface};
  }
  &[data-narrow="scroll"] th:first-child {
    z-index: 3;
  }
`

export const Body = styled.tbody`
  tr {
    scroll-margin: 60px;
  }
  tr:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
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

  ${below.sm} {
    [data-narrow="lines"] & > tr[data-key] {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 12px;
      position: relative;
      padding: 10px 16px;
      border-bottom: 1px solid ${color.line};
      > td {
        height: auto;
        padding: 0;
        border: 0;
        background: none;
        white-space: normal;
      }
      > td[data-line="0"] {
        display: none;
      }
      > td[data-line="1"] {
        order: 1;
        font-size: 14px;
        font-weight: 600;
      }
      > td[data-line="1"][data-align="end"] {
        margin-left: auto;
      }
      > td[data-line="2"] {
        order: 2;
        flex-basis: 100%;
      }
      > td[data-line="3"] {
        order: 3;
        font-size: 12px;
        line-height: 16px;
        color: ${color.ink2};
      }
      > td[data-line="3"]::before {
        content: attr(data-label) " ";
        color: ${color.ink3};
      }
      > td[data-line="check"] {
        order: 0;
        margin-right: -2px;
      }
      > td:is([data-line="1"], [data-line="check"]) ~ td:not([data-line="1"]):not([data-line="check"]) {
        margin-left: 0;
      }
      &[data-selected] {
        background: ${color.blueTint};
      }
    }
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
