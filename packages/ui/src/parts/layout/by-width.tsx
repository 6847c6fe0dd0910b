import type { ReactNode } from "react"
import styled from "styled-components"

/** From so many px of its place the wide drawing is shown: there its words of 12 px are still 11 px high. */
const WIDE_FROM = 680

/**
 * Two drawings of the same, of which the browser shows the one that fits its place, be the place a phone or a column: neither is shrunk,
 * and nothing waits for a script.
 */
export const ByWidth = ({ wide, narrow }: { readonly wide: ReactNode; readonly narrow: ReactNode }) => (
  <Place>
    <Wide>{wide}</Wide>
    <Narrow>{narrow}</Narrow>
  </Place>
)

const Place = styled.div`
  container-type: inline-size;
`
const Wide = styled.div`
  @container (max-width: ${WIDE_FROM - 1}px) {
    display: none;
  }
`
const Narrow = styled.div`
  @container (min-width: ${WIDE_FROM}px) {
    display: none;
  }
`
