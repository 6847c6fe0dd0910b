import { type RefObject, useEffect, useRef } from "react"
import { List, OptionItem, Sheet } from "./list.tsx"
import type { Option } from "./options.ts"

interface SelectSheetProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly label: string
  readonly options: readonly Option[]
  readonly value: string | undefined
  readonly onChoose: (id: string) => void
  /** The option that has the focus first where none is chosen yet. */
  readonly begins: "first" | "last"
}

/**
 * A press of Enter, or a screen reader's, is a click without a pointer: react-aria then waits with the focus until nothing moves, and gives
 * it up where the button below has lost it meanwhile, as it has in a dialog. Returns what calls it off.
 */
const takesFocus = (list: RefObject<HTMLDivElement | null>): (() => void) => {
  const frame = requestAnimationFrame(() => {
    // The list itself may have it already, where nothing moves: its keys begin at an option.
    if (list.current?.querySelector('[role="option"]:focus')) return
    list.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus()
  })
  return () => cancelAnimationFrame(frame)
}

/** The list below a select. What is chosen already may be chosen again. */
export const SelectSheet = ({ triggerRef, onClose, label, options, value, onChoose, begins }: SelectSheetProps) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => takesFocus(list), [])
  return (
    <Sheet triggerRef={triggerRef} isOpen onOpenChange={onClose} placement="bottom start">
      <List
        ref={list}
        aria-label={label}
        items={[...options]}
        selectionMode="single"
        selectedKeys={value === undefined ? [] : [value]}
        autoFocus={begins} // oxlint-disable-line jsx-a11y/no-autofocus -- the reader has just opened it
        escapeKeyBehavior="none"
        shouldSelectOnPressUp
        onSelectionChange={(keys) => {
          const [chosen] = keys === "all" ? [] : [...keys].map(String)
          if (chosen !== undefined) onChoose(chosen)
          onClose()
        }}
      >
        {(option) => <OptionItem option={option as Option} />}
      </List>
    </Sheet>
  )
}
