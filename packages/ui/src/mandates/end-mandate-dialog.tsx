import type { MandateView } from "@xl/core/mandates"
import { observer } from "mobx-react-lite"
import { Button, Dialog, Said } from "../parts/index.ts"
import type { MandatesModel } from "./mandates-model.ts"

export interface EndMandateDialogProps {
  readonly model: MandatesModel
  /** What follows, as the reader is told. */
  readonly text: (mandate: MandateView) => string
}

/** Asks before a mandate ends. */
export const EndMandateDialog = observer(({ model, text }: EndMandateDialogProps) =>
  model.ending === null ? null : (
    <Dialog
      isOpen
      role="alertdialog"
      width={440}
      title="End this mandate?"
      onClose={() => model.askEnd(null)}
      onSubmit={() => void model.end()}
      actions={
        <>
          <Button onPress={() => model.askEnd(null)}>Cancel</Button>
          <Button kind="danger" type="submit" isPending={model.isAsking}>
            End mandate
          </Button>
        </>
      }
    >
      <Said>{text(model.ending)}</Said>
    </Dialog>
  ),
)
