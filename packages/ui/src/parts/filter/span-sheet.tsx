import { type ReactNode, useState } from "react"
import styled from "styled-components"
import type { SheetProps } from "./filter-sheet.tsx"
import { FormSheet } from "./form-sheet.tsx"

/** Two bounds, each open where there is none. */
export interface Span<T> {
  readonly from: T | undefined
  readonly to: T | undefined
}

interface BoundProps<T> {
  readonly label: string
  readonly value: T | undefined
  readonly onChange: (value: T | undefined) => void
  readonly autoFocus?: boolean
  readonly error?: string | undefined
}

export interface SpanSheetProps<T> extends SheetProps {
  readonly value: Span<T>
  readonly onChange: (value: Span<T>) => void
  /** The field of one bound. */
  readonly children: (bound: BoundProps<T>) => ReactNode
  /** What is wrong with the second bound, where the first is above it. */
  readonly crossed: (from: T) => string
}

/** Two fields below a filter; the first may not be above the second. */
export const SpanSheet = <T extends number | string>(props: SpanSheetProps<T>) => {
  const { value, onChange, children: field, crossed, ...sheet } = props
  const [from, setFrom] = useState(value.from)
  const [to, setTo] = useState(value.to)
  const isCrossed = from !== undefined && to !== undefined && from > to
  const apply = () => {
    if (!isCrossed) onChange({ from, to })
    return !isCrossed
  }
  return (
    <FormSheet {...sheet} onApply={apply} onClear={() => onChange({ from: undefined, to: undefined })}>
      <Pair>
        {field({ label: "From", value: from, onChange: setFrom, autoFocus: true })}
        {field({ label: "To", value: to, onChange: setTo, error: isCrossed ? crossed(from) : undefined })}
      </Pair>
    </FormSheet>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  align-items: start;
`
