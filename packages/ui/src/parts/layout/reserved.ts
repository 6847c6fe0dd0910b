import styled from "styled-components"

/** Keeps so many px free for what comes later, so that nothing moves when it arrives. */
export const Reserved = styled.div<{ readonly $height: number }>`
  min-height: ${({ $height }) => $height}px;
`
