import { css } from "styled-components"
import { color } from "../../theme/index.ts"

/** A row as lines: name and amount, status, terms, actions. The head keeps what orders and selects. */
export const lines = css`
  display: block;
  :is(thead, tbody, tfoot) {
    display: block;
  }
  thead > tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding: 8px 16px;
    border-bottom: 1px solid ${color.rule};
  }
  thead > tr:not(:has(button, label)) {
    display: none;
  }
  thead th {
    position: static;
    width: auto !important;
    padding: 0;
    border: 0;
  }
  thead th:not(:has(button, label)) {
    display: none;
  }
  thead th svg {
    opacity: 1;
  }
  thead th > button {
    flex-direction: row;
  }
  tbody > tr {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    position: relative;
    padding: 10px 16px;
    border-bottom: 1px solid ${color.line};
  }
  /* The first line ends here, whether there is a second or only terms. */
  tbody > tr::after {
    content: "";
    order: 2;
    flex-basis: 100%;
  }
  tbody > tr[data-space]::after {
    display: none;
  }
  tbody > tr[data-space] {
    display: block;
    padding: 0;
    border: 0;
  }
  tbody > tr:has(> [data-line="check"]) {
    padding-left: 46px;
  }
  tbody > tr:focus-visible {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  tbody > tr:focus-visible > td:nth-child(n) {
    box-shadow: none;
  }
  tbody > tr > td:is(td) {
    height: auto;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    white-space: normal;
  }
  tbody > tr > [colspan] {
    flex: 1;
  }
  tbody > tr[data-key]:hover {
    background: ${color.paper};
  }
  tbody > tr[data-key]:hover > td {
    background: none;
  }
  tbody > tr[data-selected]:is(tr, :hover) {
    background: ${color.blueTint};
  }
  [data-line="check"] {
    position: absolute;
    left: 16px;
    top: 10px;
  }
  td[data-line="0"],
  td[data-line="3"]:empty,
  td[data-line="3"]:has(> :only-child:empty) {
    display: none;
  }
  td[data-line="1"] {
    order: 1;
    flex: 1 1 0;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: 14px;
    font-weight: 600;
  }
  td[data-line="1"][data-align="end"] {
    flex: 0 1 auto;
    max-width: 50%;
  }
  td[data-line="2"] {
    order: 2;
    flex-basis: 100%;
  }
  td[data-line="3"] {
    order: 3;
    font-size: 12px;
    line-height: 16px;
    color: ${color.ink2};
  }
  td[data-line="3"] > small {
    display: inline;
    margin-left: 4px;
  }
  td[data-line="3"]:not([data-label=""])::before {
    content: attr(data-label) " ";
    color: ${color.ink3};
  }
  td[data-line="3"][data-wraps] {
    flex-basis: 100%;
  }
  /* What one does with a row stands at its end, at the same edge in every row. */
  td[data-line="3"][data-label=""][data-align="end"] {
    order: 4;
    margin-left: auto;
  }
  :is(td, th)[data-actions]:nth-child(n) {
    position: static;
    border: 0;
    padding-top: 6px;
  }
  [data-actions] :is(a, button):not([aria-haspopup]) {
    min-width: 96px;
  }
  tfoot > tr,
  tfoot td {
    display: block;
  }
  tfoot td:is(td) {
    height: auto;
    padding: 8px 16px;
  }
`
