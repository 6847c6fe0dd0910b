import type { ReactNode } from "react"
import styled from "styled-components"
import { below, from } from "../../theme/index.ts"

/** Two drawings of the same, of which the browser shows the one that fits: neither is shrunk, and nothing waits for a script. */
export const ByWidth = ({ wide, narrow }: { readonly wide: ReactNode; readonly narrow: ReactNode }) => (
  <>
    <Wide>{wide}</Wide>
    <Narrow>{narrow}</Narrow>
  </>
)

const Wide = styled.div`
  ${below.sm} {
    display: none;
  }
`
const Narrow = styled.div`
  ${from.sm} {
    display: none;
  }
`
