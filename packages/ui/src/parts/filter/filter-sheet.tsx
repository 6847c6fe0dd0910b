import type { RefObject } from "react"
import { Dialog } from "react-aria-components/Dialog"
import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { Button } from "../button/index.ts"
import { List, OptionItem, Sheet } from "../select/list.tsx"
import type { Option } from "../select/options.ts"

export interface SheetProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly label: string
}

interface FilterSheetProps extends SheetProps {
  readonly options: readonly Option[]
  readonly values: readonly string[]
  readonly onChange: (values: ReadonlySet<string>) => void
  readonly isSingle: boolean
}

/** The list below a filter. */
export const FilterSheet = ({
  triggerRef,
  isOpen,
  onOpenChange,
  label,
  options,
  values,
  onChange,
  isSingle,
}: FilterSheetProps) => (
  <Sheet triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange} placement="bottom start" offset={4}>
    <Inside aria-label={label}>
      <List
        aria-label={label}
        items={[...options]}
        selectionMode={isSingle ? "single" : "multiple"}
        selectedKeys={values}
        disallowEmptySelection={isSingle}
        escapeKeyBehavior="none"
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the reader has just opened it
        onSelectionChange={(keys) => {
          onChange(keys === "all" ? new Set(options.map(({ id }) => id)) : new Set([...keys].map(String)))
          if (isSingle) onOpenChange(false)
        }}
      >
        {(option) => <OptionItem option={option as Option} />}
      </List>
      {!isSingle && values.length > 0 && (
        <Clear>
          <Button kind="quiet" size="small" onPress={() => onChange(new Set())}>
            Clear {label.toLowerCase()}
          </Button>
        </Clear>
      )}
    </Inside>
  </Sheet>
)

const Inside = styled(Dialog)`
  outline: none;
`
const Clear = styled.div`
  padding: 4px 2px 2px;
  margin-top: 4px;
  border-top: 1px solid ${color.line};
`
