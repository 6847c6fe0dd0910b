import type { ReactNode } from "react"
import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup"
import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { FieldHelp, FieldLabel, fieldProps, type FieldWords } from "../field/frame.tsx"
import { stack } from "../field/style.ts"
import { choiceLine, choiceMark, ChoiceWords } from "./choice.tsx"
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
            <ChoiceWords helper={helper}>{label}</ChoiceWords>
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
  ${choiceLine}
`
const Circle = styled.span`
  ${choiceMark}
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border-radius: 50%;
  transition: border-width ${size.mFast} ${size.ease};
  [data-selected] > & {
    border: 5px solid ${color.blue};
  }
  [data-selected][data-disabled] > & {
    border-color: ${color.rule};
  }
`
