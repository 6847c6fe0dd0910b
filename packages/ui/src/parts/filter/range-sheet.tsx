import type { ReactNode } from "react"
import type { FieldWords } from "../field/frame.tsx"
import { MoneyField } from "../field/money-field.tsx"
import { PercentField } from "../field/percent-field.tsx"
import { RatioField } from "../field/ratio-field.tsx"
import type { NumberRange, RangeKind } from "./filter-range.tsx"
import type { SheetProps } from "./filter-sheet.tsx"
import { SpanSheet } from "./span-sheet.tsx"

interface RangeSheetProps extends SheetProps {
  readonly kind: RangeKind
  readonly value: NumberRange
  readonly onChange: (value: NumberRange) => void
}

interface Bound extends FieldWords {
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

const FIELDS: { readonly [Kind in RangeKind]: (bound: Bound) => ReactNode } = {
  money: ({ value, ...words }) => <MoneyField {...words} cents={value} />,
  percent: ({ value, ...words }) => <PercentField {...words} rate={value} />,
  ratio: ({ value, ...words }) => <RatioField {...words} ratio={value} />,
}

/** Two figures below a filter. */
export const RangeSheet = ({ kind, ...rest }: RangeSheetProps) => (
  <SpanSheet {...rest} crossed="Enter more than the first">
    {FIELDS[kind]}
  </SpanSheet>
)
