import { decimalTyped, grouped } from "@xl/core/shared"
import { type ReactNode, type Ref, useState } from "react"
import { Late } from "../late/late.tsx"
import { useCaretKept } from "./caret.ts"
import { type controlOf, fieldState, FieldFrame, type FieldWords } from "./frame.tsx"
import { masking, type Masks } from "./masking.ts"
import { Bare, Box, Unit } from "./style.ts"

export interface NumericProps extends FieldWords {
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

/** What stands in the field, and what is done with what somebody types there: digits, a point, a minus. */
const useNumber = (props: NumericProps) => {
  const { onChange, read, decimals, digits, allowsNegative = false } = props
  const [text, setText] = useTyped(props)
  const isAllowed = (value: string) => wholeDigits(value) <= digits
  const take = (value: string) => {
    const typed = allowsNegative ? value : decimalTyped(value, decimals)
    setText(typed)
    onChange(read(typed))
  }
  return { text, take, isAllowed }
}

interface FramedProps {
  readonly props: NumericProps
  readonly children: (control: ReturnType<typeof controlOf>) => ReactNode
}

const Framed = ({ props, children }: FramedProps) => (
  <FieldFrame words={props}>
    {(control) => (
      <Box $size={props.size ?? "medium"} {...fieldState(props)} data-price={props.isPrice}>
        {props.before !== undefined && <Unit>{props.before}</Unit>}
        {children({ ...control, ...modeOf(props) })}
        {props.after !== undefined && <Unit>{props.after}</Unit>}
      </Box>
    )}
  </FieldFrame>
)

const modeOf = ({ decimals, placeholder }: NumericProps) =>
  ({ autoComplete: "off", inputMode: decimals > 0 ? "decimal" : "numeric", placeholder }) as const

/** Base of the fields that hold a number. */
export const NumericField = (props: NumericProps) => (
  <Late part={masking} whenLeft waiting={<NumberText {...props} />}>
    {(masks, comesLate) => <Masked {...props} autoFocus={!comesLate && props.autoFocus === true} masks={masks} />}
  </Late>
)

const Masked = ({ masks, ...props }: NumericProps & { readonly masks: Masks }) => {
  const { text, take, isAllowed } = useNumber(props)
  const { decimals, hasSeparators = true, allowsNegative = false, inputRef } = props
  return (
    <Framed props={props}>
      {(control) => (
        <masks.NumberInput
          {...{ allowsNegative, control, decimals, hasSeparators, inputRef, isAllowed }}
          value={text}
          onType={take}
        />
      )}
    </Framed>
  )
}

/** The same field, before the mask is here. */
export const NumberText = (props: NumericProps) => {
  const { text, take, isAllowed } = useNumber(props)
  const keepCaret = useCaretKept()
  const { hasSeparators = true, inputRef } = props
  return (
    <Framed props={props}>
      {(control) => (
        <Bare
          {...control}
          ref={inputRef}
          value={hasSeparators ? text.replace(/\d+/, grouped) : text}
          onChange={(event) => {
            const { target } = event
            keepCaret(event)
            const value = (hasSeparators ? target.value : target.value.replace(",", ".")).replace(/[^\d.-]/g, "")
            if (isAllowed(value)) take(value)
          }}
        />
      )}
    </Framed>
  )
}
