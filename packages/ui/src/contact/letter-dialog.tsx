import { observer } from "mobx-react-lite"
import { Button, Dialog, Done } from "../parts/index.ts"
import { LetterForm, type LetterFormProps } from "./letter-form.tsx"

export interface LetterDialogProps extends LetterFormProps {
  /** Who reads it, and what the reader is told of the writer. */
  readonly context: string
  /** What comes next, said once it was sent. */
  readonly next: string
}

/** A letter over any page, and after it was sent the word that it was, and what comes next. */
export const LetterDialog = observer(({ context, next, ...form }: LetterDialogProps) => {
  const isSent = form.draft.sending === "sent"
  return (
    <Dialog isOpen onClose={form.onClose} title={form.label} context={isSent ? undefined : context} width={613}>
      {isSent ? (
        <Done
          title="Your message is on its way."
          actions={
            <>
              <Button onPress={form.draft.again}>Write another</Button>
              <Button kind="primary" onPress={form.onClose}>
                Close
              </Button>
            </>
          }
        >
          {next}
        </Done>
      ) : (
        <LetterForm {...form} />
      )}
    </Dialog>
  )
})
