import { color, text } from "@xl/ui/theme"
import type { ReactNode } from "react"
import styled from "styled-components"

/** A page that explains, as the foundations of the art direction do. */
export const Page = ({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) => (
  <Main>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </Main>
)

export const Chapter = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </Section>
)

export interface Pair {
  readonly do: ReactNode
  readonly dont: ReactNode
  readonly why: string
}

/** What to do beside what not to do, and why. */
export const Pairs = ({ pairs }: { readonly pairs: readonly Pair[] }) => (
  <Rows>
    {pairs.map((pair) => (
      <li key={pair.why}>
        <div>
          <small>Do</small>
          {pair.do}
        </div>
        <div>
          <small>Don't</small>
          {pair.dont}
        </div>
        <p>{pair.why}</p>
      </li>
    ))}
  </Rows>
)

const Main = styled.main`
  max-width: 1200px;
  padding: 40px;
  > h1 {
    ${text.d2}
  }
  > p {
    ${text.lead} max-width: 62ch;
    margin: 16px 0 40px;
  }
  @media (max-width: 599px) {
    padding: 16px;
  }
`
const Section = styled.section`
  margin-bottom: 48px;
  padding-top: 20px;
  border-top: 1.5px solid ${color.elGround};
  > h2 {
    ${text.h2} margin-bottom: 20px;
  }
`
const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: 1fr 1fr 1fr;
    gap: 24px;
    padding: 12px 0;
    border-bottom: 1px solid ${color.line};
  }
  small {
    ${text.micro} display: block;
    color: ${color.ink3};
  }
  p {
    color: ${color.ink2};
  }
  @media (max-width: 599px) {
    li {
      grid-template-columns: 1fr;
      gap: 8px;
    }
  }
`
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 20px 16px;
`
export const Wide = styled.div`
  min-width: 0;
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 13px;
  }
  :is(td, th) {
    padding: 7px 12px 7px 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: baseline;
    font-weight: 400;
  }
  thead th {
    ${text.micro} color: ${color.ink3};
  }
`
