import { decode, must, PercentRate, Rate } from "@xl/core/shared"
import { Result } from "effect"
import type { FieldWords } from "./frame.tsx"
import { NumericField } from "./numeric-field.tsx"

export interface RatioFieldProps extends FieldWords {
  /** Whole millionths of one, so that 1.25x is 1,250,000; nothing while empty. */
  readonly ratio: number | undefined
  readonly onChange: (ratio: number | undefined) => void
  readonly placeholder?: string | undefined
}

const DECIMALS = 6

/** As the percent that it is: two places further right. */
const read = (text: string): number | undefined => {
  const [, sign = "", whole = "", rest = ""] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text) ?? []
  if (whole + rest === "") return undefined
  const digits = rest.padEnd(DECIMALS, "0")
  const percent = `${sign}${whole}${digits.slice(0, 2)}.${digits.slice(2)}`
  return Result.getOrElse(decode(PercentRate)(percent), () => undefined)
}

const write = (ratio: number | undefined): string =>
  ratio === undefined || !Number.isSafeInteger(ratio) ? "" : String(must(Rate, ratio) / 1_000_000)

/** A ratio such as a debt service coverage, typed as 1.25 and kept as millionths of one. */
export const RatioField = ({ ratio, ...rest }: RatioFieldProps) => (
  <NumericField
    {...rest}
    value={ratio}
    read={read}
    write={write}
    decimals={DECIMALS}
    digits={5}
    hasSeparators={false}
    allowsNegative
    after="x"
  />
)
