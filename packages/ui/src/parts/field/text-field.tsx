import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react"
import { TextField as AriaTextField } from "react-aria-components/TextField"
import styled from "styled-components"
import { given } from "../given.ts"
import { FieldHelp, FieldLabel, fieldProps, type FieldWords, isWrong } from "./frame.tsx"
import { Bare, Box, stack, Unit } from "./style.ts"

export interface TextFieldProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: "text" | "email" | "tel" | "url" | "search" | "password" | undefined
  readonly inputMode?: "text" | "email" | "numeric" | "decimal" | "tel" | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  /** Inside the field's edge: units, an icon, a button. */
  readonly before?: ReactNode | undefined
  readonly after?: ReactNode | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export const TextField = ({
  value,
  onChange,
  type,
  inputMode,
  autoComplete,
  placeholder,
  maxLength,
  before,
  after,
  inputRef,
  ...words
}: TextFieldProps) => (
  <Stack
    {...fieldProps(words)}
    {...given({ type, inputMode, autoComplete, maxLength })}
    value={value}
    onChange={onChange}
  >
    <FieldLabel {...words} />
    <Box $size={words.size ?? "medium"} {...fieldState(words)}>
      {before !== undefined && <Unit>{before}</Unit>}
      <Bare {...given({ placeholder, ref: inputRef })} />
      {after !== undefined && <Unit>{after}</Unit>}
    </Box>
    <FieldHelp {...words} />
  </Stack>
)

export const fieldState = (words: FieldWords) => ({ isInvalid: isWrong(words), isDisabled: words.isDisabled ?? false })

export const Stack = styled(AriaTextField)`
  ${stack}
`
