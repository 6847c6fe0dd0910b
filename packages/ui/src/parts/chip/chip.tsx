import type { ReactNode } from "react"
import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"
import { Icon } from "../icon/index.ts"
import { shortened } from "./shortened.ts"

export interface ChipProps {
  readonly children: string
  /** Where it stands: 12 characters in tables, 10 in cards, all elsewhere. */
  readonly place?: "table" | "card" | undefined
  /** Takes the filter away; without it the chip only tells. */
  readonly onRemove?: (() => void) | undefined
  /** After the text, as how many loans its removal would bring. */
  readonly note?: ReactNode
}

/** A filter that is on, or a name in a tight place. What is cut is told in full on hover and to screen readers. */
export const Chip = ({ children, place, onRemove, note }: ChipProps) => {
  const shown = shortened(children, place)
  const words = (
    <span
      title={shown === children ? undefined : children}
      aria-label={shown === children ? undefined : children}
      role={shown === children ? undefined : "text"}
    >
      {shown}
    </span>
  )
  if (onRemove === undefined)
    return (
      <Still>
        {words}
        {note !== undefined && <b>{note}</b>}
      </Still>
    )
  return (
    <Removable aria-label={`Remove ${children}`} onPress={onRemove}>
      {words}
      <Icon name="close" size={14} />
      {note !== undefined && <b>{note}</b>}
    </Removable>
  )
}

const base = `
  display: inline-flex; align-items: center; gap: 6px; height: 28px; padding: 0 10px; border: 0; border-radius: ${size.r1};
  background: ${color.blueTint}; color: ${color.blueText}; font-size: 13px; font-weight: 500; line-height: 1; white-space: nowrap;
`
const Still = styled.span`
  ${base}
`
const Removable = styled(Pressable)`
  ${base} padding-right: 6px;
  cursor: pointer;
  &[data-hovered] {
    background: ${color.blueTint2};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
