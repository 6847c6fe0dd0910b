import { useState } from "react"
import { Dialog } from "react-aria-components/Dialog"
import styled from "styled-components"
import { Button } from "../button/index.ts"
import { MoneyField } from "../field/money-field.tsx"
import { Sheet } from "../select/list.tsx"
import type { MoneyRange } from "./filter-range.tsx"
import type { SheetProps } from "./filter-sheet.tsx"

interface RangeSheetProps extends SheetProps {
  readonly value: MoneyRange
  readonly onChange: (value: MoneyRange) => void
}

/** Two amounts below a filter; the first may not be above the second. */
export const RangeSheet = ({ label, value, onChange, onOpenChange, ...sheet }: RangeSheetProps) => {
  const [from, setFrom] = useState(value.from)
  const [to, setTo] = useState(value.to)
  const isCrossed = from !== undefined && to !== undefined && from > to
  const apply = (range: MoneyRange) => {
    onChange(range)
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
            <MoneyField
              label="From"
              cents={from}
              onChange={setFrom}
              autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the reader has just opened it
            />
            <MoneyField
              label="To"
              cents={to}
              onChange={setTo}
              error={isCrossed ? "Enter more than the first" : undefined}
            />
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
