import { decode, DEFAULT_PRECISION, must, PercentRate, Rate } from "@xl/core/shared"
import { Result } from "effect"
import type { ReactNode, Ref } from "react"
import type { FieldWords } from "./frame.tsx"
import { NumericField } from "./numeric-field.tsx"

export interface PercentFieldProps extends FieldWords {
  /** Whole millionths of one, so that 5.71 % is 57,100; nothing while empty. */
  readonly rate: number | undefined
  readonly onChange: (rate: number | undefined) => void
  /** Decimals it takes; 4 by default, the most that a rate holds. */
  readonly decimals?: 0 | 1 | 2 | 3 | 4 | undefined
  readonly placeholder?: string | undefined
  /** After the number; "%" by default. */
  readonly after?: ReactNode | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** "." on the way to ".5" means nothing yet, "5." means 5. */
const read = (text: string): number | undefined =>
  Result.getOrElse(decode(PercentRate)(text.replace(/^\./, "0.").replace(/\.$/, "")), () => undefined)
const write = (rate: number | undefined): string =>
  rate === undefined || !Number.isSafeInteger(rate) ? "" : PercentRate.encode(must(Rate, rate))

/** A percentage with at most four decimals, as millionths of one. */
export const PercentField = ({ rate, decimals = DEFAULT_PRECISION, after = "%", ...rest }: PercentFieldProps) => (
  <NumericField
    {...rest}
    value={rate}
    read={read}
    write={write}
    decimals={decimals}
    digits={5}
    after={after}
    hasSeparators={false}
  />
)
