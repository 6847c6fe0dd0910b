import type { ReactNode } from "react"
import { useRef, useState } from "react"
import { Dialog } from "react-aria-components/Dialog"
import styled from "styled-components"
import { text } from "../../theme/index.ts"
import { Button, IconButton } from "../button/index.ts"
import type { ButtonLook } from "../button/style.ts"
import type { IconName } from "../icon/index.ts"
import { Sheet } from "../select/list.tsx"

export interface PopoverProps extends ButtonLook {
  /** What the button says, and the sheet's name. */
  readonly label: string
  /** A glyph instead of the words, as `info`. */
  readonly icon?: IconName | undefined
  readonly title?: string | undefined
  /** Given a function it is told how to close. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  readonly isDisabled?: boolean | undefined
}

/** More about one thing, at that thing: text, a few controls. Esc and a press outside close it; focus goes back to its button. */
export const Popover = ({ label, icon, title, children, isDisabled, ...look }: PopoverProps) => {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shared = {
    isDisabled,
    ref: trigger,
    onPress: () => setOpen(!isOpen),
    "aria-expanded": isOpen,
    "aria-haspopup": "dialog",
  } as const
  return (
    <>
      {icon === undefined ? (
        <Button {...look} {...shared} iconAfter="chevron">
          {label}
        </Button>
      ) : (
        <IconButton {...shared} icon={icon} label={label} size={look.size ?? "small"} />
      )}
      <Sheet triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} offset={4}>
        <Inside aria-label={label}>
          {title !== undefined && <h3>{title}</h3>}
          {typeof children === "function" ? children(() => setOpen(false)) : children}
        </Inside>
      </Sheet>
    </>
  )
}

const Inside = styled(Dialog)`
  ${text.dense} display: grid;
  gap: 10px;
  max-width: 320px;
  padding: 10px 12px;
  outline: none;
  overflow-wrap: anywhere;
  h3 {
    ${text.label}
  }
`
