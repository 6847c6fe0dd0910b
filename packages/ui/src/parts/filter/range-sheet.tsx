import { FigureField } from "./figure-field.tsx"
import { figureText } from "./figure-text.ts"
import type { NumberRange, RangeKind } from "./filter-range.tsx"
import type { SheetProps } from "./filter-sheet.tsx"
import { SpanSheet } from "./span-sheet.tsx"

interface RangeSheetProps extends SheetProps {
  readonly kind: RangeKind
  readonly value: NumberRange
  readonly onChange: (value: NumberRange) => void
}

const SHOWN: { readonly [Kind in RangeKind]: (text: string) => string } = {
  money: (text) => `$${text}`,
  percent: (text) => `${text}%`,
  ratio: (text) => `${text}x`,
}

/** Two figures below a filter. */
export const RangeSheet = ({ kind, ...rest }: RangeSheetProps) => (
  <SpanSheet {...rest} crossed={(from) => `To is below From. Enter ${SHOWN[kind](figureText(from, kind))} or more`}>
    {(bound) => <FigureField {...bound} kind={kind} />}
  </SpanSheet>
)
