import type { ReactNode } from "react"
import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { shownCount } from "../button/counted-icon.tsx"

export interface ConversationItem {
  readonly id: string
  /** The loan. */
  readonly title: string
  /** The other one. */
  readonly who: string
  /** The last words, with "You: " before one's own; a draft. */
  readonly said: string
  /** When they were said: a time of today, else a day. */
  readonly time: string
  /** New messages. */
  readonly count: number
  readonly picture: ReactNode
}

export interface ConversationListProps {
  /** Names the list. */
  readonly label: string
  readonly items: ReadonlyArray<ConversationItem>
  readonly open: string | null
  readonly onOpen: (id: string) => void
}

/** Conversations of one side, the latest first: picture, loan, the other one, the last words, and how many are new. */
export const ConversationList = ({ label, items, open, onOpen }: ConversationListProps) => (
  <List
    aria-label={label}
    selectionMode="single"
    selectedKeys={open === null ? [] : [open]}
    onSelectionChange={(keys) => {
      const [key] = keys === "all" ? [] : keys
      const chosen = items.find(({ id }) => id === key)
      if (chosen) onOpen(chosen.id)
    }}
    disallowEmptySelection
    dependencies={[items]}
  >
    {items.map((item) => (
      <Row key={item.id} id={item.id} textValue={item.title} data-new={item.count > 0 || undefined}>
        {item.picture}
        <Words>
          <b>{item.title}</b> <span>{item.who}</span>{" "}
          {item.count > 0 && (
            <Count>
              {shownCount(item.count)}
              <Told> new</Told>
            </Count>
          )}{" "}
          <em>{item.said}</em> <time>{item.time}</time>
        </Words>
      </Row>
    ))}
  </List>
)

const List = styled(ListBox)`
  outline: none;
`
const Row = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 11px 20px 11px 16px;
  border-bottom: 1px solid ${color.line};
  outline: none;
  cursor: pointer;
  &[data-hovered] {
    background: ${color.blueTint};
  }
  &[data-selected] {
    background: ${color.blueTint};
    box-shadow: inset 3px 0 ${color.blue};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
const Words = styled.span`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: center;
  min-width: 0;
  > * {
    ${text.micro} min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.ink3};
    font-style: normal;
    font-weight: 400;
  }
  > b {
    ${text.dense} font-weight: 600;
    color: ${color.ink};
  }
  > time {
    grid-area: 1 / 2;
  }
  > span {
    grid-area: 2 / 1 / auto / span 2;
  }
  > em {
    grid-area: 3 / 1;
  }
  [data-new] & > em {
    color: ${color.ink};
    font-weight: 600;
  }
`
const Count = styled.strong`
  && {
    position: relative;
    grid-area: 3 / 2;
    justify-self: end;
    min-width: 18px;
    height: 18px;
    padding: 0 5px;
    border-radius: 9px;
    background: ${color.blue};
    color: ${color.onBlue};
    line-height: 18px;
    text-align: center;
    font-weight: 600;
  }
`
const Told = styled.span`
  ${text.hidden}
`
