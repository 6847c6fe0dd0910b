import styled, { keyframes } from "styled-components"

const turn = keyframes`to { transform: rotate(1turn); }`

/** A quarter of a ring going round: the work has been asked for. Where motion is unwanted it stands still and the words say it. */
export const Spinner = styled.span.attrs({ "aria-hidden": true })`
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`
