import type { ReactNode } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { Icon } from "../icon/index.ts"

export interface ChecklistItem {
  readonly id: string
  readonly isMet: boolean
  readonly text: ReactNode
}

export interface ChecklistProps {
  readonly items: readonly ChecklistItem[]
  /** Of several lists in a panel: what this one is of. */
  readonly title?: string | undefined
}

/** What is done and what still bars the way, in order. */
export const Checklist = ({ title, items }: ChecklistProps) =>
  title === undefined ? (
    <Items items={items} />
  ) : (
    <div>
      <Title>{title}</Title>
      <Items items={items} />
    </div>
  )

const Items = ({ items }: Pick<ChecklistProps, "items">) => (
  <List>
    {items.map(({ id, isMet, text }) => (
      <li key={id} data-met={isMet || undefined}>
        <Icon name={isMet ? "check" : "lock"} label={isMet ? "Done:" : "Not yet:"} />
        <span>{text}</span>
      </li>
    ))}
  </List>
)

const Title = styled.h3`
  ${text.label} margin-bottom: 8px;
`
const List = styled.ul`
  display: grid;
  gap: 9px;
  font-size: 13px;
  line-height: 18px;
  li {
    display: flex;
    gap: 9px;
    align-items: flex-start;
  }
  svg {
    margin-top: 1px;
    color: ${color.ink3};
  }
  li[data-met] svg {
    color: ${color.ok};
  }
`
