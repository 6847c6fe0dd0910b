import { Button } from "react-aria-components/Button"
import { Dialog } from "react-aria-components/Dialog"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"

export const Opener = styled(Button)`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-left: auto;
  padding: 0;
  border: 0;
  border-radius: ${size.r1};
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`
export const Inside = styled(Dialog)`
  padding: 8px;
  outline: none;
`
export const Months = styled.div`
  width: max-content;
  margin-inline: auto;
  header {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-bottom: 8px;
  }
  h2 {
    ${text.label} flex: 1;
    text-align: center;
  }
  table {
    border-collapse: collapse;
  }
  th {
    ${text.micro} height: 28px;
    font-weight: 500;
    color: ${color.ink3};
  }
  td {
    padding: 1px 0;
  }
`
