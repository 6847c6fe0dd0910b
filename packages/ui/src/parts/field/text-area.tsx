import { FieldFrame, type FieldWords } from "./frame.tsx"
import { Lines } from "./style.ts"

export interface TextAreaProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows?: number | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
}

/** Several lines of text. */
export const TextArea = ({ value, onChange, rows = 3, placeholder, maxLength, ...words }: TextAreaProps) => (
  <FieldFrame words={words}>
    {(control) => (
      <Lines
        {...control}
        {...{ rows, placeholder, maxLength, value }}
        data-invalid={control["aria-invalid"]}
        data-disabled={words.isDisabled || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FieldFrame>
)
