import { MOST_CHANGE_NOTE } from "@xl/core/change-requests"
import { observer } from "mobx-react-lite"
import { ChangesTable } from "../changes/changes-table.tsx"
import { Button, Dialog, Said, Stack, TextArea } from "../parts/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"

export interface ConfirmChangesProps {
  readonly model: ListingWizard
  readonly onGo: (path: string) => void
}

/** The material facts that a save changes, before they go to an administrator. */
export const ConfirmChangesDialog = observer(({ model, onGo }: ConfirmChangesProps) => {
  const { confirming } = model
  if (confirming === null) return null
  const confirm = async () => {
    const path = await model.confirm()
    if (path !== null) onGo(path)
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={613}
      title="Ask for these changes?"
      onClose={model.dismiss}
      onSubmit={confirm}
      actions={
        <>
          <Button onPress={model.dismiss}>Go on editing</Button>
          <Button kind="primary" type="submit" isPending={model.isSaving}>
            Request the change
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <ChangesTable label="Changes to request" changes={confirming.changes} />
        <TextArea
          label="Why it changes (optional)"
          name="changeNote"
          helper="The administrator reads it, and once approved everybody who sees the listing."
          maxLength={MOST_CHANGE_NOTE}
          value={model.note}
          onChange={model.explain}
        />
        <Said>
          Buyers bid on these facts, so an administrator approves them first. Then the listing shows what changed, and
          bidders and watchers are told. Everything else that you typed shows at once.
        </Said>
      </Stack>
    </Dialog>
  )
})
