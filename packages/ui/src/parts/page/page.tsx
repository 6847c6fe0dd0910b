import type { ReactNode } from "react"
import styled, { css } from "styled-components"
import { below, color, text } from "../../theme/index.ts"
import { Wrap } from "../layout/wrap.ts"

/** A page to read: the page's width, and room at its end. */
export const Page = styled(Wrap)`
  padding-bottom: 80px;
  ${below.sm} {
    padding-bottom: 40px;
  }
`

export interface PageHeadProps {
  readonly title: string
  readonly lead: string
  /** Below the lead: what holds for all that follows. */
  readonly children?: ReactNode
}

/** Heads a page to read that has no drawing. With more than words a rule ends it. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <Head $isRuled={children !== undefined}>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </Head>
)

/** A part of a page with its heading. */
export const PagePart = styled.section`
  padding-top: 56px;
  > h2 {
    ${text.d2}
    margin-bottom: 28px;
    max-width: 22ch;
  }
  ${below.sm} {
    padding-top: 40px;
    > h2 {
      margin-bottom: 20px;
    }
  }
`

/** Sentences, at most 62 characters a line. */
export const Prose = styled.div`
  ${text.body} max-width: 62ch;
  text-wrap: pretty;
  color: ${color.ink2};
  p + p,
  ul + p,
  p + ul {
    margin-top: 12px;
  }
  ul {
    margin: 0;
    padding-left: 20px;
    list-style: disc;
  }
  li + li {
    margin-top: 6px;
  }
`

/** What a page is for at the left, at most 720 px, and other ways at the right; under 960 px below. */
export const MainAndNotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px) minmax(0, 1fr);
  gap: 56px;
  align-items: start;
  aside {
    border-left: 1px solid ${color.rule};
    padding-left: 24px;
  }
  aside h2 {
    ${text.h3}
    margin-bottom: 8px;
  }
  aside p {
    padding: 6px 0;
    color: ${color.ink2};
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`

const Head = styled.header<{ readonly $isRuled: boolean }>`
  padding: 56px 0 32px;
  ${({ $isRuled }) =>
    $isRuled &&
    css`
      border-bottom: 1px solid ${color.rule};
    `}
  > h1 {
    ${text.d2}
    max-width: 22ch;
  }
  > p {
    ${text.lead} max-width: 62ch;
    margin-top: 16px;
  }
  > p + * {
    margin-top: 24px;
  }
  ${below.sm} {
    padding: 32px 0 24px;
  }
`
