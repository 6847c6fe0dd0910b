import type { ReactNode } from "react"
import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { FieldHelp, FieldLabel, fieldProps, type FieldWords } from "../field/frame.tsx"
import { stack } from "../field/style.ts"
import type { Option } from "./options.ts"

export interface RadioOption<K extends string> extends Omit<Option<K>, "note"> {
  /** Under the label: what follows from this choice. */
  readonly helper?: ReactNode | undefined
}

export interface RadioGroupProps<K extends string> extends Omit<FieldWords, "size" | "autoFocus"> {
  readonly options: readonly RadioOption<K>[]
  readonly value: K | undefined
  readonly onChange: (value: K) => void
  /** Side by side: short words only. */
  readonly isRow?: boolean | undefined
}

/** One of a few whose consequences one must read. Without consequences take a `SegmentedControl`, from five on a `Select`. */
export const RadioGroup = <K extends string>(props: RadioGroupProps<K>) => {
  const { options, value, onChange, isRow = false, ...words } = props
  const { autoFocus: _, ...rest } = fieldProps(words)
  return (
    <Stack
      {...rest}
      orientation={isRow ? "horizontal" : "vertical"}
      value={value ?? null}
      onChange={(chosen) => {
        for (const { id } of options) if (id === chosen) onChange(id)
      }}
    >
      <FieldLabel {...words} />
      <Choices data-row={isRow || undefined}>
        {options.map(({ id, label, helper, isDisabled }) => (
          <Choice key={id} value={id} isDisabled={isDisabled ?? false}>
            <Circle />
            <span>
              {label}
              {helper !== undefined && <small>{helper}</small>}
            </span>
          </Choice>
        ))}
      </Choices>
      <FieldHelp {...words} />
    </Stack>
  )
}

const Stack = styled(AriaRadioGroup)`
  ${stack}
`
const Choices = styled.div`
  display: grid;
  gap: 10px;
  &[data-row] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
`
const Choice = styled(Radio)`
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  min-width: 0;
  cursor: pointer;
  overflow-wrap: anywhere;
  small {
    ${text.micro} display: block;
    color: ${color.ink3};
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`
const Circle = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border: 1.5px solid ${color.control};
  border-radius: 50%;
  background: ${color.surface};
  transition: border-width ${size.mFast} ${size.ease};
  [data-hovered] > & {
    border-color: ${color.ink3};
  }
  [data-selected] > & {
    border: 5px solid ${color.blue};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-invalid] > & {
    border-color: ${color.bad};
  }
  [data-disabled] > & {
    background: ${color.sunken};
    border-color: ${color.rule};
  }
`
