import { masked, PHONE_MASK, TAX_ID_MASK, ZIP_MASK } from "@xl/core/shared"
import type { Ref } from "react"
import { PatternFormat } from "react-number-format"
import { given } from "../given.ts"
import { fieldState, FieldFrame, type FieldWords } from "./frame.tsx"
import { Bare, Box } from "./style.ts"

export interface PatternFieldProps extends FieldWords {
  /** With or without the mask's own characters. */
  readonly value: string
  /** As the mask writes it, up to the last digit typed: "(555)-01" on the way to "(555)-010-2030". */
  readonly onChange: (masked: string) => void
  readonly placeholder?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

interface Masked extends PatternFieldProps {
  readonly mask: string
  readonly autoComplete?: string | undefined
}

/** Digits in a mask, whose `#` each stand for one. */
export const PatternField = ({
  value,
  onChange,
  mask,
  placeholder,
  inputRef,
  autoComplete = "off",
  ...words
}: Masked) => (
  <FieldFrame words={words}>
    {(control) => (
      <Box $size={words.size ?? "medium"} {...fieldState(words)}>
        <PatternFormat
          {...control}
          customInput={Bare}
          format={mask}
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete}
          valueIsNumericString
          value={value.replace(/\D/g, "")}
          onValueChange={(typed, { source }) => {
            if (String(source) === "event") onChange(masked(typed.value, mask))
          }}
          {...given({ placeholder, getInputRef: inputRef })}
        />
      </Box>
    )}
  </FieldFrame>
)

export const PhoneField = (props: PatternFieldProps) => (
  <PatternField placeholder={PHONE_MASK} autoComplete="tel-national" {...props} mask={PHONE_MASK} />
)

export const ZipField = (props: PatternFieldProps) => (
  <PatternField placeholder={ZIP_MASK} autoComplete="postal-code" {...props} mask={ZIP_MASK} />
)

export const TaxIdField = (props: PatternFieldProps) => (
  <PatternField placeholder={TAX_ID_MASK} {...props} mask={TAX_ID_MASK} />
)
