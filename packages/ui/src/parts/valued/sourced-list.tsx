import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"

export interface Sourced {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Typed by the reader, and not usual. */
  readonly isTyped: boolean
  /** Follows from what the reader typed elsewhere. */
  readonly isWorkedOut?: boolean | undefined
  /** Where it comes from, of when, and how far it reaches. */
  readonly source: string
  /** A small button that changes it. */
  readonly action?: ReactNode | undefined
}

export interface SourcedListProps {
  readonly label: string
  readonly items: ReadonlyArray<Sourced>
  /** Where what is around it keeps the distance at the sides. */
  readonly isInset?: boolean | undefined
}

/** Not "default": of a loan that word says something else. */
const USUAL = "Usual assumption"
const WORKED_OUT = "Worked out from your entries"

/** What a figure rests on: each with its value, and who says so. */
export const SourcedList = ({ items, label, isInset = false }: SourcedListProps) => (
  <List aria-label={label} data-inset={isInset || undefined}>
    {items.map(({ id, label: name, value, isTyped, isWorkedOut = false, source, action }) => (
      <li key={id}>
        <div>
          <span>{name}</span>
          <b>{value}</b>
          {action}
        </div>
        <p>
          {isTyped ? <em>You typed</em> : isWorkedOut ? WORKED_OUT : USUAL}
          {source !== "" && `. ${source}`}
        </p>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  min-width: 0;
  > li {
    padding: 10px 20px;
  }
  &[data-inset] > li {
    padding-inline: 0;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  > li > div {
    ${text.ui} display: flex;
    gap: 8px 12px;
    align-items: center;
  }
  > li > div > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    text-align: right;
  }
  p {
    ${text.micro} color: ${color.ink3};
    overflow-wrap: anywhere;
  }
  em {
    font-style: normal;
    font-weight: 600;
    color: ${color.blueText};
  }
  ${below.sm} {
    &:not([data-inset]) > li {
      padding-inline: 16px;
    }
  }
`
