import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"

/** Entries under each other with a hairline between; `$isInset` where a panel's body already keeps the distance at the sides. */
export const Entries = styled.ul<{ readonly $isInset?: boolean }>`
  min-width: 0;
  > li {
    padding: 12px ${({ $isInset }) => ($isInset === true ? 0 : 20)}px;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  ${below.sm} {
    > li {
      padding-inline: ${({ $isInset }) => ($isInset === true ? 0 : 16)}px;
    }
  }
`

export interface EntryProps {
  readonly title: ReactNode
  /** Before the title: what kind of entry, as an icon with its word. */
  readonly mark?: ReactNode
  /** Beside the title: a tag. */
  readonly tag?: ReactNode
  readonly children?: ReactNode
  /** In small, wrapping: when, who, from where. */
  readonly meta?: ReactNode
  /** Below all that: more to open. */
  readonly more?: ReactNode
  /** At the right; under 600 px below, where it would leave the words too little room. */
  readonly action?: ReactNode
  /** Tinted, with the word "New". */
  readonly isNew?: boolean | undefined
}

/** Something that happened, or that one has: a title, a sentence, when, and what one can do about it. */
export const Entry = ({ title, mark, tag, children, meta, more, action, isNew = false }: EntryProps) => (
  <Row data-new={isNew || undefined}>
    {mark !== undefined && <Mark>{mark}</Mark>}
    <Middle>
      <Head>
        <b>{title}</b>
        {tag}
        {isNew && <New>New</New>}
      </Head>
      {children !== undefined && <p>{children}</p>}
      {meta !== undefined && <Meta>{meta}</Meta>}
      {more}
    </Middle>
    {Boolean(action) && <Action>{action}</Action>}
  </Row>
)

const Row = styled.li`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  overflow-wrap: anywhere;
  &[data-new] {
    background: ${color.blueTint};
  }
  ${below.sm} {
    flex-wrap: wrap;
  }
`
const Mark = styled.span`
  display: grid;
  flex: none;
  padding-top: 3px;
`
const Middle = styled.div`
  flex: 1 1 0;
  min-width: 0;
  > p {
    max-width: 72ch;
    margin: 2px 0 4px;
    color: ${color.ink2};
  }
  ${below.sm} {
    flex-basis: 220px;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: center;
  min-width: 0;
  > b {
    ${text.ui} min-width: 0;
    font-weight: 500;
  }
`
const Meta = styled.div`
  & + details {
    margin-top: 4px;
  }
  ${text.micro} display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  color: ${color.ink3};
  [data-new] & {
    color: ${color.ink2};
  }
`
const Action = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  align-self: center;
`
const New = styled.span`
  ${text.micro} padding: 0 6px;
  border-radius: ${size.r1};
  background: ${color.blue};
  color: ${color.onBlue};
  font-weight: 600;
`
