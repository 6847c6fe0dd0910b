import { Button, Dialog } from "../parts/index.ts"

export interface LeaveQuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** What is asked of whoever leaves. */
export const LeaveQuestion = ({ onStay, onLeave }: LeaveQuestionProps) => (
  <Dialog
    isOpen
    role="alertdialog"
    width={440}
    title="Leave without saving?"
    onClose={onStay}
    actions={
      <>
        <Button onPress={onStay}>Stay</Button>
        <Button kind="danger" onPress={onLeave}>
          Leave without saving
        </Button>
      </>
    }
  >
    <p>What you typed since the last save is dropped.</p>
  </Dialog>
)
