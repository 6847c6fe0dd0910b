import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"

export interface Span {
  /** "Court", "Sell". */
  readonly label: string
  readonly months: number
  readonly tone: "first" | "agreed" | "second"
}

export interface Duration {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly spans: ReadonlyArray<Span>
  /** What it comes to: "$2.73M", "32 months". */
  readonly figure: string
  readonly figureNote: string
}

/** Ways that take their time, on one scale of months: how long each part lasts, and what it leaves. */
export const Durations = ({ label, rows }: { readonly label: string; readonly rows: ReadonlyArray<Duration> }) => {
  const longest = Math.max(1, ...rows.map(({ spans }) => spans.reduce((sum, { months }) => sum + months, 0)))
  return (
    <List aria-label={label}>
      {rows.map(({ id, name, note, spans, figure, figureNote }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <span>{note}</span>
          </div>
          <Bars>
            {spans
              .filter(({ months }) => months > 0)
              .map((span) => (
                <Bar key={span.label} data-tone={span.tone} style={{ width: `${(span.months / longest) * 100}%` }}>
                  <b>{span.label}</b>
                  <span>{span.months} mo</span>
                </Bar>
              ))}
          </Bars>
          <div data-end>
            <b>{figure}</b>
            <span>{figureNote}</span>
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr) 96px;
    gap: 8px 16px;
    align-items: center;
    padding: 14px 0;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  > li > div > b {
    ${text.ui} display: block;
    font-weight: 600;
  }
  > li > div > span {
    ${text.micro} color: ${color.ink3};
  }
  [data-end] {
    text-align: right;
  }
  ${below.sm} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
const Bars = styled.div`
  display: flex;
  gap: 2px;
  min-width: 0;
`
const Bar = styled.div`
  ${text.micro} display: flex;
  flex-direction: column;
  justify-content: center;
  /* Its words are never cut: the months stand at the right as well. */
  min-width: max-content;
  height: 36px;
  padding: 0 8px;
  overflow: hidden;
  white-space: nowrap;
  background: ${color.blue};
  color: ${color.onBlue};
  &[data-tone="second"] {
    background: ${color.band};
    color: ${color.bandInk};
  }
  &[data-tone="agreed"] {
    background: ${color.blueTint2};
    color: ${color.blueText};
  }
  b,
  span {
    font-size: 12px;
    line-height: 15px;
    overflow: hidden;
    text-overflow: clip;
  }
`
