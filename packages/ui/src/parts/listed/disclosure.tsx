import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"

export interface DisclosureProps {
  readonly summary: string
  readonly children: ReactNode
  /** The summary is a heading, with room around it: questions and their answers. */
  readonly level?: 2 | 3 | 4 | undefined
}

/** What need not be read at once: shown under its title when asked for. Found by the browser's search, and open in print. */
export const Disclosure = ({ summary, children, level }: DisclosureProps) => {
  const Heading = `h${level ?? 3}` as const
  return (
    <Details data-large={level !== undefined || undefined}>
      <summary>{level === undefined ? summary : <Heading>{summary}</Heading>}</summary>
      <div>{children}</div>
    </Details>
  )
}

/** A machine's own words, lines kept: a trace, a reference. */
export const Verbatim = styled.pre`
  margin: 0;
  font-size: 12px;
  line-height: 18px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Details = styled.details`
  min-width: 0;
  summary {
    ${text.micro} display: flex;
    align-items: center;
    justify-content: flex-start;
    gap: 8px;
    min-height: 24px;
    width: fit-content;
    max-width: 100%;
    cursor: pointer;
    list-style: none;
    color: ${color.ink2};
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    flex: none;
    width: 7px;
    height: 7px;
    margin: 0 4px;
    border: solid ${color.ink3};
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-2px) rotate(45deg);
  }
  &[open] > summary::after {
    transform: translateY(2px) rotate(225deg);
  }
  summary:hover {
    color: ${color.blueText};
  }
  &[data-large] {
    border-top: 1px solid ${color.line};
    summary {
      justify-content: space-between;
      gap: 16px;
      width: auto;
      min-height: 56px;
      color: ${color.ink};
    }
    summary:hover {
      color: ${color.blueText};
    }
    summary::after {
      width: 9px;
      height: 9px;
    }
    :is(h2, h3, h4) {
      ${text.h3}
    }
    > div {
      padding: 0 32px 24px 0;
    }
  }
  &[data-large]:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  ${below.sm} {
    &[data-large] summary {
      padding-block: 12px;
    }
    &[data-large] > div {
      padding-right: 0;
    }
  }
`
