import { decimalTyped } from "@xl/core/shared"
import { type ReactNode, type Ref, useState } from "react"
import { NumericFormat, type NumberFormatValues } from "react-number-format"
import { given } from "../given.ts"
import { fieldState, FieldFrame, type FieldWords } from "./frame.tsx"
import { Bare, Box, Unit } from "./style.ts"

interface NumericProps extends FieldWords {
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly read: (text: string) => number | undefined
  readonly write: (value: number | undefined) => string
  readonly decimals: number
  /** Digits before the decimal point; one more is not taken. */
  readonly digits: number
  readonly hasSeparators?: boolean | undefined
  readonly allowsNegative?: boolean | undefined
  readonly isPrice?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly before?: ReactNode | undefined
  readonly after?: ReactNode | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** How many digits stand before the point. */
const wholeDigits = (decimal: string): number => (decimal.replace("-", "").split(".")[0] ?? "").length

/** Keeps the typed text ("12." on the way to "12.50") as long as it means the value, and shows the value when that changes from outside. */
const useTyped = ({ value, read, write }: Pick<NumericProps, "value" | "read" | "write">) => {
  const [typed, setTyped] = useState(() => write(value))
  return [read(typed) === value ? typed : write(value), setTyped] as const
}

/** Base of the fields that hold a number. */
export const NumericField = (props: NumericProps) => {
  const {
    value: _,
    onChange,
    read,
    write: __,
    decimals,
    digits,
    hasSeparators = true,
    allowsNegative = false,
    placeholder,
    before,
    after,
    inputRef,
    isPrice,
    ...words
  } = props
  const [text, setText] = useTyped(props)
  const take = ({ value }: NumberFormatValues, { source }: { source: string }) => {
    if (source !== "event") return
    const typed = allowsNegative ? value : decimalTyped(value, decimals)
    setText(typed)
    onChange(read(typed))
  }
  return (
    <FieldFrame words={words}>
      {(control) => (
        <Box $size={words.size ?? "medium"} {...fieldState(words)} data-price={isPrice}>
          {before !== undefined && <Unit>{before}</Unit>}
          <NumericFormat
            {...control}
            customInput={Bare}
            value={text}
            valueIsNumericString
            onValueChange={take}
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            decimalScale={decimals}
            thousandSeparator={hasSeparators ? "," : ""}
            allowNegative={allowsNegative}
            isAllowed={({ value }) => wholeDigits(value) <= digits}
            {...given({ placeholder, getInputRef: inputRef })}
          />
          {after !== undefined && <Unit>{after}</Unit>}
        </Box>
      )}
    </FieldFrame>
  )
}
