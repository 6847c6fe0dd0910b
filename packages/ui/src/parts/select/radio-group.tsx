import { type FocusEvent, type ReactNode, useId } from "react"
import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { controlOf, FieldHelp, fieldState, type FieldWords, LabelWords } from "../field/frame.tsx"
import { LabelText, Whole } from "../field/style.ts"
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
  const id = useId()
  const { disabled, readOnly, name: _, onBlur, autoFocus: __, ...said } = controlOf(words, id)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }
  return (
    <Whole
      {...said}
      {...fieldState(words)}
      role="radiogroup"
      aria-labelledby={words.isLabelHidden === true ? undefined : `${id}-label`}
      aria-readonly={readOnly || undefined}
      onBlur={leave}
    >
      {words.isLabelHidden !== true && (
        <LabelText>
          <span id={`${id}-label`}>
            <LabelWords {...words} />
          </span>
          {words.labelEnd}
        </LabelText>
      )}
      <Choices data-row={isRow || undefined}>
        {options.map(({ id: option, label, helper, isDisabled }) => (
          <Choice key={option} data-disabled={disabled || isDisabled || undefined}>
            <Input
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              disabled={disabled || isDisabled}
              onChange={() => {
                if (!readOnly) onChange(option)
              }}
            />
            <Circle />
            <ChoiceWords helper={helper}>{label}</ChoiceWords>
          </Choice>
        ))}
      </Choices>
      <FieldHelp {...words} id={id} />
    </Whole>
  )
}

const Choices = styled.div`
  display: grid;
  gap: 10px;
  &[data-row] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
`
const Choice = styled.label`
  ${choiceLine}
  position: relative;
`
/** Lies unseen over the circle, where pointers and magnifiers look for it. */
const Input = styled.input`
  position: absolute;
  left: 0;
  top: 2px;
  width: 16px;
  height: 16px;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`
const Circle = styled.span`
  ${choiceMark}
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border-radius: 50%;
  transition: border-width ${size.mFast} ${size.ease};
  ${Choice}:hover > & {
    border-color: ${color.ink3};
  }
  [data-invalid] & {
    border-color: ${color.bad};
  }
  ${Input}:checked + & {
    border: 5px solid ${color.blue};
  }
  ${Input}:focus-visible + & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${Input}:disabled + & {
    border-color: ${color.rule};
  }
`
