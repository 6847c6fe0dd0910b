import { type RefObject } from "react"
import { Menu as AriaMenu, MenuItem } from "react-aria-components/Menu"
import styled from "styled-components"
import { below, color, touch } from "../../theme/index.ts"
import { given } from "../given.ts"
import { itemStyle, Sheet } from "../select/list.tsx"
import type { MenuEntry } from "./menu.tsx"

interface MenuSheetProps {
  readonly label: string
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly entries: readonly MenuEntry[]
}

export const MenuSheet = ({ label, triggerRef, isOpen, onOpenChange, entries }: MenuSheetProps) => (
  <Sheet triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange} placement="bottom end" offset={4}>
    <List
      aria-label={label}
      onClose={() => onOpenChange(false)}
      autoFocus="first" // oxlint-disable-line jsx-a11y/no-autofocus -- the reader has just opened it
    >
      {entries.map(({ id, label: words, href, onAction, isDanger, isDisabled, startsGroup }) => (
        <Item
          key={id}
          id={id}
          textValue={words}
          {...given({ href, onAction, isDisabled })}
          data-danger={isDanger || undefined}
          data-group={startsGroup || undefined}
        >
          {words}
        </Item>
      ))}
    </List>
  </Sheet>
)

const List = styled(AriaMenu)`
  outline: none;
  min-width: 180px;
`
const Item = styled(MenuItem)`
  ${itemStyle}
  font-weight: 500;
  ${touch} {
    min-height: 44px;
  }
  ${below.sm} {
    min-height: 44px;
  }
  &[data-danger] {
    color: ${color.bad};
  }
  &[data-group] {
    margin-top: 5px;
    box-shadow: 0 -3px 0 -2px ${color.line};
    border-radius: 0 0 2px 2px;
  }
`
