import { masked, PHONE_MASK, TAX_ID_MASK, ZIP_MASK } from "@xl/core/shared"
import type { Ref } from "react"
import { Late } from "../late/late.tsx"
import { useCaretKept } from "./caret.ts"
import { fieldState, FieldFrame, type FieldWords } from "./frame.tsx"
import { masking, type Masks } from "./masking.ts"
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
export const PatternField = (props: Masked) => (
  <Late part={masking} whenLeft waiting={<Pattern {...props} masks={undefined} />}>
    {(masks, comesLate) => <Pattern {...props} autoFocus={!comesLate && props.autoFocus === true} masks={masks} />}
  </Late>
)

interface PatternProps extends Masked {
  /** Before they are here the field writes its mask by itself. */
  readonly masks: Masks | undefined
}

export const Pattern = ({
  masks,
  value,
  onChange,
  mask,
  placeholder,
  inputRef,
  autoComplete = "off",
  ...words
}: PatternProps) => {
  const digits = value.replace(/\D/g, "")
  const take = (typed: string) => onChange(masked(typed.replace(/\D/g, ""), mask))
  const keepCaret = useCaretKept()
  const mode = { autoComplete, inputMode: "numeric", placeholder } as const
  return (
    <FieldFrame words={words}>
      {(control) => (
        <Box $size={words.size ?? "medium"} {...fieldState(words)}>
          {masks === undefined ? (
            <Bare
              {...control}
              {...mode}
              ref={inputRef}
              value={masked(digits, mask)}
              onChange={(event) => {
                keepCaret(event)
                take(event.target.value)
              }}
            />
          ) : (
            <masks.PatternInput
              {...{ inputRef, mask }}
              control={{ ...control, ...mode }}
              value={digits}
              onType={take}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  )
}

export const PhoneField = (props: PatternFieldProps) => (
  <PatternField placeholder={PHONE_MASK} autoComplete="tel-national" {...props} mask={PHONE_MASK} />
)

export const ZipField = (props: PatternFieldProps) => (
  <PatternField placeholder={ZIP_MASK} autoComplete="postal-code" {...props} mask={ZIP_MASK} />
)

export const TaxIdField = (props: PatternFieldProps) => (
  <PatternField placeholder={TAX_ID_MASK} {...props} mask={TAX_ID_MASK} />
)
