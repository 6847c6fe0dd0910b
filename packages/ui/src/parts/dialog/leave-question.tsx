import type { ReactNode } from "react"
import { Button } from "../button/index.ts"
import { PlainDialog } from "./plain-dialog.tsx"

export interface LeaveQuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
  /** What is lost. */
  readonly children: ReactNode
}

/** What is asked of whoever leaves typed text that was not saved. */
export const LeaveQuestion = ({ onStay, onLeave, children }: LeaveQuestionProps) => (
  <PlainDialog
    isOpen
    role="alertdialog"
    width={440}
    title="Leave without saving?"
    onClose={onStay}
    actions={
      <>
        <Button autoFocus onPress={onStay}>
          Stay
        </Button>
        <Button kind="danger" onPress={onLeave}>
          Leave without saving
        </Button>
      </>
    }
  >
    <p>{children}</p>
  </PlainDialog>
)
