import { Button } from "react-aria-components/Button"
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select"
import styled, { css } from "styled-components"
import { color, size } from "../../theme/index.ts"
import { FieldHelp, FieldLabel, fieldProps, type FieldWords } from "../field/frame.tsx"
import { edge } from "../field/edge.ts"
import { type FieldSize, stack } from "../field/style.ts"
import { Icon } from "../icon/index.ts"
import { List, OptionItem, Sheet } from "./list.tsx"
import type { Option } from "./options.ts"

export interface SelectProps<K extends string> extends FieldWords {
  readonly options: readonly Option<K>[]
  readonly value: K | undefined
  readonly onChange: (value: K) => void
  readonly placeholder?: string | undefined
}

/** One of four or more. For two or three choices take a `SegmentedControl`. */
export const Select = <K extends string>({
  options,
  value,
  onChange,
  placeholder = "Choose",
  ...words
}: SelectProps<K>) => {
  const { isReadOnly, isDisabled, ...rest } = fieldProps(words)
  const choose = (key: unknown) => {
    const chosen = options.find(({ id }) => id === key)
    if (chosen !== undefined) onChange(chosen.id)
  }
  return (
    <Stack
      {...rest}
      isDisabled={isDisabled || isReadOnly}
      placeholder={placeholder}
      value={value ?? null}
      onChange={choose}
    >
      <FieldLabel {...words} />
      <Trigger $size={words.size ?? "medium"}>
        <Value />
        <Icon name="chevron" />
      </Trigger>
      <FieldHelp {...words} />
      <Sheet>
        <List items={[...options]}>{(option) => <OptionItem option={option as Option} />}</List>
      </Sheet>
    </Stack>
  )
}

const Stack = styled(AriaSelect)`
  ${stack}
`
const Trigger = styled(Button)<{ $size: FieldSize }>`
  ${edge}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  padding: 0 10px 0 12px;
  text-align: left;
  cursor: pointer;
  ${({ $size }) =>
    $size === "large"
      ? css`
          height: ${size.cL};
          font-size: 16px;
        `
      : css`
          height: ${size.cM};
        `}
  &[data-disabled] {
    cursor: not-allowed;
  }
  [data-invalid] > & {
    border-color: ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }
`
const Value = styled(SelectValue)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${color.ink3};
  }
`
