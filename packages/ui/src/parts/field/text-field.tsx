import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react"
import { fieldState, FieldFrame, type FieldWords } from "./frame.tsx"
import { Bare, Box, Unit } from "./style.ts"

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
  type = "text",
  inputMode,
  autoComplete,
  placeholder,
  maxLength,
  before,
  after,
  inputRef,
  ...words
}: TextFieldProps) => (
  <FieldFrame words={words}>
    {(control) => (
      <Box $size={words.size ?? "medium"} {...fieldState(words)}>
        {before !== undefined && <Unit>{before}</Unit>}
        <Bare
          {...control}
          {...{ type, inputMode, autoComplete, placeholder, maxLength, value }}
          ref={inputRef}
          onChange={({ target }) => onChange(target.value)}
        />
        {after !== undefined && <Unit>{after}</Unit>}
      </Box>
    )}
  </FieldFrame>
)
