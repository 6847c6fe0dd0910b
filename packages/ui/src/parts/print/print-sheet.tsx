import type { ReactNode } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { Logo } from "../icon/index.ts"

export interface PrintSheetProps {
  /** "Settlement statement". */
  readonly title: string
  /** Under the title: which loan, as of which day. */
  readonly context?: ReactNode
  /** Names and dates at the head's right, as who it is for. */
  readonly facts?: ReadonlyArray<readonly [label: string, value: string]> | undefined
  readonly children: ReactNode
  /** At the end of the sheet: where it comes from, what it is not. */
  readonly foot?: ReactNode
}

/** A statement as it goes on Letter or A4: on screen a sheet of paper, printed without the page around it. */
export const PrintSheet = ({ title, context, facts = [], children, foot }: PrintSheetProps) => (
  <Sheet aria-label={title}>
    <Head>
      <div>
        <Logo height={20} />
        <h2>{title}</h2>
        {context !== undefined && <p>{context}</p>}
      </div>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Head>
    <div>{children}</div>
    {foot !== undefined && <Foot>{foot}</Foot>}
  </Sheet>
)

/** A part of the sheet under a heading of its own. */
export const PrintPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Part aria-label={title}>
    <h3>{title}</h3>
    {children}
  </Part>
)

/** The amount that the sheet is about, in its head's own size, and what it is. */
export const PrintFigure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Figure>
    {label}
    <strong>{children}</strong>
  </Figure>
)

/** Stands at the end of a part that starts a new page. */
export const PageBreak = styled.div.attrs({ "aria-hidden": true })`
  break-after: page;
`

/** 8.5 inches less the margins. Source: ANSI/ASME Y14.1, sheet A. */
const Sheet = styled.article`
  max-width: 7.5in;
  padding: 40px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > div > * + p {
    margin-top: 16px;
  }
  section,
  tr,
  dl > div {
    break-inside: avoid;
  }
  thead {
    display: table-header-group;
  }
  @media (max-width: 599px) {
    padding: 20px;
  }
  @page {
    margin: 0.5in;
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    font-size: 10pt;
    color: #000;
  }
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px 40px;
  margin-bottom: 24px;
  padding-bottom: 16px;
  border-bottom: 1.5px solid ${color.elGround};
  h2 {
    ${text.h1} margin-top: 16px;
  }
  p {
    ${text.dense} color: ${color.ink2};
  }
  dl {
    ${text.dense} align-self: end;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 24px;
  }
  dt {
    color: ${color.ink3};
  }
  dd {
    font-weight: 500;
  }
`
/** It may be as long as a page and is torn between its rows: its heading alone stays with the first. */
const Part = styled.div.attrs({ role: "group" })`
  margin-top: 28px;
  > h3 {
    ${text.h3} margin-bottom: 6px;
    break-after: avoid;
  }
  li {
    break-inside: avoid;
  }
`
const Figure = styled.p`
  ${text.label} color: ${color.ink2};
  > strong {
    ${text.d2} display: block;
    color: ${color.price};
    margin-top: 4px;
  }
  + p {
    margin-bottom: 12px;
  }
`
const Foot = styled.footer`
  ${text.micro} margin-top: 24px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
`
