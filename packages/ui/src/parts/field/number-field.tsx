import { numberOf } from "@xl/core/shared"
import type { ReactNode, Ref } from "react"
import type { FieldWords } from "./frame.tsx"
import { NumericField } from "./numeric-field.tsx"

export interface NumberFieldProps extends FieldWords {
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  /** Decimals it takes; 0 (whole numbers) by default, 4 for the percent of a rate. */
  readonly decimals?: number | undefined
  /** Off for years and months, which carry no separators. */
  readonly hasSeparators?: boolean | undefined
  readonly allowsNegative?: boolean | undefined
  readonly placeholder?: string | undefined
  /** The unit, as "days" or "%". */
  readonly after?: ReactNode | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

const write = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? "" : String(value)

/** A number with its unit inside the field. */
export const NumberField = ({ decimals = 0, ...rest }: NumberFieldProps) => (
  <NumericField {...rest} read={numberOf} write={write} decimals={decimals} digits={12} />
)
