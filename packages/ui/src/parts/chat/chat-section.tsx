import type { ReactNode } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"

/** One side of the list of conversations, under its heading, which stays while the list is scrolled. */
export const ChatSection = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Section aria-label={label}>
    <Heading>{label}</Heading>
    {children}
  </Section>
)

const Section = styled.section`
  padding-bottom: 12px;
  > a,
  > button {
    margin: 0 20px 12px;
  }
`
const Heading = styled.h3`
  ${text.label} position: sticky;
  top: 0;
  z-index: ${size.zStuck};
  padding: 14px 20px 8px;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  color: ${color.ink2};
`
