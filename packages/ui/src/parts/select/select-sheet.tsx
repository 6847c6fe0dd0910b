import type { RefObject } from "react"
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

/** The list below a select. What is chosen already may be chosen again. */
export const SelectSheet = ({ triggerRef, onClose, label, options, value, onChoose, begins }: SelectSheetProps) => (
  <Sheet triggerRef={triggerRef} isOpen onOpenChange={onClose} placement="bottom start">
    <List
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
