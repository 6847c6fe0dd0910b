import type { Ref } from "react"
import { NumericFormat, PatternFormat } from "react-number-format"
import { given } from "../given.ts"
import type { controlOf } from "./frame.tsx"
import { Bare } from "./style.ts"

interface MaskedInput {
  readonly control: ReturnType<typeof controlOf>
  readonly value: string
  /** Told what somebody typed, without the mask's own characters. */
  readonly onType: (value: string) => void
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

const heard =
  (onType: MaskedInput["onType"]) =>
  ({ value }: { readonly value: string }, { source }: { readonly source: string }) => {
    if (source === "event") onType(value)
  }

interface NumberInputProps extends MaskedInput {
  readonly decimals: number
  readonly hasSeparators: boolean
  readonly allowsNegative: boolean
  readonly isAllowed: (value: string) => boolean
}

export const NumberInput = ({ control, value, onType, inputRef, ...mask }: NumberInputProps) => (
  <NumericFormat
    {...control}
    {...given({ getInputRef: inputRef })}
    customInput={Bare}
    value={value}
    valueIsNumericString
    onValueChange={heard(onType)}
    decimalScale={mask.decimals}
    thousandSeparator={mask.hasSeparators ? "," : ""}
    {...(mask.hasSeparators ? {} : { allowedDecimalSeparators: [".", ","] })}
    allowNegative={mask.allowsNegative}
    isAllowed={(typed) => mask.isAllowed(typed.value)}
  />
)

interface PatternInputProps extends MaskedInput {
  readonly mask: string
}

export const PatternInput = ({ control, value, onType, inputRef, mask }: PatternInputProps) => (
  <PatternFormat
    {...control}
    {...given({ getInputRef: inputRef })}
    customInput={Bare}
    format={mask}
    type="text"
    valueIsNumericString
    value={value}
    onValueChange={heard(onType)}
  />
)
