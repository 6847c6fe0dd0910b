import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"

export interface ContentsProps {
  readonly chapters: ReadonlyArray<{ readonly id: string; readonly title: string }>
  readonly children: ReactNode
}

/** A long text with its contents beside it, which stay in sight; under 960 px they come first. */
export const WithContents = ({ chapters, children }: ContentsProps) => (
  <Columns>
    <Nav aria-label="Contents">
      {chapters.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </Nav>
    <div>{children}</div>
  </Columns>
)

export interface NumberedProps {
  /** Its address within the page. */
  readonly id: string
  readonly number: number
  readonly title: string
  /** Between title and text: what must be known before one reads. */
  readonly tag?: ReactNode
  readonly children: ReactNode
}

/** A chapter that others refer to by its number. */
export const Numbered = ({ id, number, title, tag, children }: NumberedProps) => (
  <Section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      <span>{number}</span> {title}
    </h2>
    {Boolean(tag) && <p>{tag}</p>}
    {children}
  </Section>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: 64px;
  padding-top: 40px;
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding-top: 24px;
  }
`
const Nav = styled.nav`
  position: sticky;
  top: 24px;
  align-self: start;
  max-height: calc(100dvh - 48px);
  overflow-y: auto;
  border-left: 1px solid ${color.rule};
  a {
    ${text.ui} display: block;
    padding: 6px 0 6px 16px;
    color: ${color.ink2};
  }
  a:hover {
    color: ${color.blueText};
    box-shadow: inset 2px 0 ${color.blue};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  ${below.md} {
    position: static;
    max-height: none;
    a {
      padding-block: 8px;
    }
  }
  @media print {
    display: none;
  }
`
const Section = styled.section`
  scroll-margin-top: 24px;
  & + & {
    margin-top: 40px;
  }
  h2 {
    ${text.h2}
    margin-bottom: 10px;
  }
  h2 > span {
    display: inline-block;
    min-width: 28px;
    color: ${color.ink3};
    font-weight: 400;
  }
  > p {
    margin-bottom: 10px;
  }
`
