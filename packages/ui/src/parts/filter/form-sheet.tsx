import type { ReactNode } from "react"
import { Dialog } from "react-aria-components/Dialog"
import styled from "styled-components"
import { isHeldBack, showFirstWrong } from "../field/first-wrong.ts"
import { Button } from "../button/index.ts"
import { Sheet } from "../select/list.tsx"
import type { SheetProps } from "./filter-sheet.tsx"

export interface FormSheetProps extends SheetProps {
  readonly children: ReactNode
  /** Answers false where what was entered does not hold: the sheet stays. */
  readonly onApply: () => boolean | void
  readonly onClear: () => void
}

/** Fields below a filter, which hold once they are applied. */
export const FormSheet = ({ label, onOpenChange, children, onApply, onClear, ...sheet }: FormSheetProps) => (
  <Sheet {...sheet} onOpenChange={onOpenChange} placement="bottom start" offset={4}>
    <Inside aria-label={label}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          if (isHeldBack(form)) return
          if (onApply() === false) showFirstWrong(form)
          else onOpenChange(false)
        }}
      >
        <Fields>{children}</Fields>
        <Row>
          <Button
            kind="quiet"
            onPress={() => {
              onClear()
              onOpenChange(false)
            }}
          >
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

const Inside = styled(Dialog)`
  width: 340px;
  max-width: 100%;
  padding: 12px;
  outline: none;
`
const Fields = styled.div`
  display: grid;
  gap: 12px;
`
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 12px;
`
