import type { ReactNode } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { Anchor } from "../link/index.ts"

export interface CardProps {
  /** All of the card leads there. */
  readonly href: string
  readonly title: string
  /** Its state, above the drawing. */
  readonly mark: ReactNode
  /** Pressed apart from the card: a star. */
  readonly corner?: ReactNode | undefined
  readonly drawing: ReactNode
  /** Under the title: where, and what kind. */
  readonly context: ReactNode
  readonly amount: ReactNode
  /** What the amount is: "UPB". */
  readonly amountIs: string
  /** Up to four, in a row; a value that begins with a minus sign stands in the stop tone. */
  readonly terms: ReadonlyArray<readonly [label: string, value: string]>
  /** At the foot: what it is, and what ends next. */
  readonly foot: readonly [ReactNode, ReactNode]
}

/** One of many things that lead somewhere: state, drawing, amount, terms, what ends next. */
export const Card = ({ href, title, mark, corner, drawing, context, amount, amountIs, terms, foot }: CardProps) => (
  <Frame>
    <Top>{mark}</Top>
    {corner !== undefined && <Corner>{corner}</Corner>}
    {drawing}
    <Body>
      <h3>
        <Anchor href={href}>{title}</Anchor>
      </h3>
      <p>{context}</p>
      <Amount>
        {amount}
        <span>{amountIs}</span>
      </Amount>
      <Terms>
        {terms.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-bad={value.startsWith("\u2212") || undefined}>{value}</dd>
          </div>
        ))}
      </Terms>
    </Body>
    <Foot>
      <span>{foot[0]}</span>
      <span data-end>{foot[1]}</span>
    </Foot>
  </Frame>
)

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${size.r3};
  overflow: hidden;
  transition: box-shadow ${size.mFast} ${size.ease};
  &:hover {
    box-shadow: ${color.shadow2};
  }
`
const Top = styled.div`
  padding: 12px 14px 0;
  min-height: 30px;
`
/** Above what makes all of the card a link; it stands in the order of reading after the mark. */
const Corner = styled.div`
  position: absolute;
  top: 6px;
  right: 6px;
  z-index: ${size.zStuck};
`
const Body = styled.div`
  flex: 1;
  padding: 14px 14px 0;
  h3 {
    overflow-wrap: anywhere;
    ${text.h3}
  }
  h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    border-radius: ${size.r3};
  }
  > p {
    ${text.dense} color: ${color.ink3};
  }
`
const Amount = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  padding: 8px 0;
  font-size: 22px;
  line-height: 28px;
  > :last-child {
    ${text.micro} color: ${color.ink3};
  }
`
const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: 8px;
  padding: 8px 0;
  margin: 0;
  border-top: 1px solid ${color.line};
  dt {
    ${text.micro} color: ${color.ink3};
  }
  dd {
    ${text.dense} margin: 0;
    font-weight: 600;
  }
  dd[data-bad] {
    color: ${color.bad};
  }
`
const Foot = styled.div`
  ${text.micro} display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 10px 14px;
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
  > :first-child {
    white-space: nowrap;
  }
  [data-end] {
    text-align: right;
    text-wrap: balance;
  }
`
