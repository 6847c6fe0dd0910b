import { given } from "../given.ts"
import { FieldHelp, FieldLabel, fieldProps, type FieldWords } from "./frame.tsx"
import { Lines } from "./style.ts"
import { Stack } from "./text-field.tsx"

export interface TextAreaProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows?: number | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
}

/** Several lines of text. */
export const TextArea = ({ value, onChange, rows = 3, placeholder, maxLength, ...words }: TextAreaProps) => (
  <Stack {...fieldProps(words)} {...given({ maxLength })} value={value} onChange={onChange}>
    <FieldLabel {...words} />
    <Lines rows={rows} {...given({ placeholder })} />
    <FieldHelp {...words} />
  </Stack>
)
