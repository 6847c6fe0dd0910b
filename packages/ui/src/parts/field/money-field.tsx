import { centsOf, signedCentsOf, textOfCents, TYPED_PRECISION } from "@xl/core/shared"
import type { ReactNode, Ref } from "react"
import type { FieldWords } from "./frame.tsx"
import { NumericField } from "./numeric-field.tsx"

export interface MoneyFieldProps extends FieldWords {
  /** Whole cents; nothing while empty. */
  readonly cents: number | undefined
  readonly onChange: (cents: number | undefined) => void
  /** Takes a minus too, as for an income that is a loss. */
  readonly allowsNegative?: boolean | undefined
  /** A price somebody puts on a loan: set heavier, its share in the price tone. */
  readonly isPrice?: boolean | undefined
  readonly placeholder?: string | undefined
  /** After the amount, as its share: `<><b>62.1%</b> of UPB</>`. */
  readonly after?: ReactNode | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** Dollars with separators and at most two decimals, as cents. Takes 13 digits before the point, as many as the wire does. */
export const MoneyField = ({ cents, ...rest }: MoneyFieldProps) => (
  <NumericField
    {...rest}
    value={cents}
    read={rest.allowsNegative === true ? signedCentsOf : centsOf}
    write={textOfCents}
    decimals={TYPED_PRECISION}
    digits={13}
    before="$"
  />
)
