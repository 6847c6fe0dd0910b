import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import { Popover } from "react-aria-components/Popover"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { Icon } from "../icon/index.ts"
import type { Option } from "./options.ts"

/** The sheet that selects, menus and filters open. */
export const Sheet = styled(Popover)`
  min-width: max(var(--trigger-width, 0px), 200px);
  max-width: min(420px, calc(100vw - 32px));
  overflow: auto;
  padding: 4px;
  background: ${color.overlay};
  color: ${color.ink};
  border-radius: ${size.r3};
  box-shadow: ${color.shadow2};
  outline: 1px solid ${color.line};
  transition:
    opacity ${size.mBase} ${size.ease},
    translate ${size.mBase} ${size.ease};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    translate: 0 -4px;
  }
`

export const List = styled(ListBox)`
  outline: none;
  max-height: 340px;
  overflow: auto;
`

export const itemStyle = `
  display: flex; align-items: center; gap: 10px; min-height: 34px; padding: 6px 10px; border-radius: ${size.r1}; cursor: pointer; outline: none;
  &[data-focused], &[data-hovered] { background: ${color.blueTint}; }
  &[data-focus-visible] { outline: 2px solid ${color.focus}; outline-offset: -2px; }
  &[data-selected] { font-weight: 600; color: ${color.blueText}; }
  &[data-disabled] { color: ${color.ink3}; cursor: not-allowed; }
`
const Item = styled(ListBoxItem)`
  ${itemStyle}
`
const Tick = styled.span`
  width: 16px;
  flex: none;
  display: grid;
`
const Note = styled.span`
  ${text.micro} margin-left: auto;
  padding-left: 16px;
  color: ${color.ink3};
  font-weight: 400;
`

export const OptionItem = ({ option }: { readonly option: Option }) => (
  <Item id={option.id} textValue={option.label} isDisabled={option.isDisabled ?? false}>
    {({ isSelected }) => (
      <>
        <Tick>{isSelected && <Icon name="check" />}</Tick>
        {option.label}
        {option.note !== undefined && <Note>{option.note}</Note>}
      </>
    )}
  </Item>
)
