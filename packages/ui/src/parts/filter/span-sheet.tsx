import { type ReactNode, useState } from "react"
import { Dialog } from "react-aria-components/Dialog"
import styled from "styled-components"
import { Button } from "../button/index.ts"
import { Sheet } from "../select/list.tsx"
import type { SheetProps } from "./filter-sheet.tsx"

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
  readonly crossed: string
}

/** Two fields below a filter; the first may not be above the second. */
export const SpanSheet = <T extends number | string>(props: SpanSheetProps<T>) => {
  const { label, value, onChange, onOpenChange, children: field, crossed, ...sheet } = props
  const [from, setFrom] = useState(value.from)
  const [to, setTo] = useState(value.to)
  const isCrossed = from !== undefined && to !== undefined && from > to
  const apply = (span: Span<T>) => {
    onChange(span)
    onOpenChange(false)
  }
  return (
    <Sheet {...sheet} onOpenChange={onOpenChange} placement="bottom start" offset={4}>
      <Inside aria-label={label}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isCrossed) apply({ from, to })
          }}
        >
          <Pair>
            {field({ label: "From", value: from, onChange: setFrom, autoFocus: true })}
            {field({ label: "To", value: to, onChange: setTo, error: isCrossed ? crossed : undefined })}
          </Pair>
          <Row>
            <Button kind="quiet" onPress={() => apply({ from: undefined, to: undefined })}>
              Clear
            </Button>
            <Button kind="primary" type="submit">
              Apply
            </Button>
          </Row>
        </form>
      </Inside>
    </Sheet>
  )
}

const Inside = styled(Dialog)`
  width: 340px;
  max-width: 100%;
  padding: 12px;
  outline: none;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  align-items: start;
`
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 12px;
`
