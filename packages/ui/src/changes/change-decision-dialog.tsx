import { observer } from "mobx-react-lite"
import { Button, Dialog, Said, Stack, TextArea } from "../parts/index.ts"
import type { ChangeRequestModel } from "./change-request-model.ts"
import { ChangesTable } from "./changes-table.tsx"

interface ModelProps {
  readonly model: ChangeRequestModel
}

/** Asks once more before a change is approved or declined. */
export const ChangeDecisionDialog = observer(({ model }: ModelProps) => {
  if (model.confirming === null || model.request === null) return null
  return model.confirming === "approve" ? <ApproveDialog model={model} /> : <DeclineDialog model={model} />
})

const ApproveDialog = observer(({ model }: ModelProps) => (
  <Dialog
    isOpen
    role="alertdialog"
    width={613}
    title={`Change ${model.request?.assetTitle ?? "the listing"}?`}
    onClose={model.dismiss}
    onSubmit={() => void model.confirm()}
    actions={
      <>
        <Button onPress={model.dismiss}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={model.isAsking}>
          Approve the change
        </Button>
      </>
    }
  >
    <Stack $gap={4}>
      <ChangesTable label="Changes to approve" changes={model.request?.changes ?? []} />
      {model.request?.note && <Said $isProse>{`The seller says: ${model.request.note}`}</Said>}
      <Said>
        The listing shows the new facts at once, with a history. Every bidder and everybody who watches it is told, and
        live offers are marked as made before the change.
      </Said>
    </Stack>
  </Dialog>
))

const DeclineDialog = observer(({ model }: ModelProps) => (
  <Dialog
    isOpen
    width={613}
    title={`Decline the change of ${model.request?.assetTitle ?? "the listing"}?`}
    onClose={model.dismiss}
    onSubmit={() => model.reason.trim() !== "" && void model.confirm()}
    actions={
      <>
        <Button onPress={model.dismiss}>Cancel</Button>
        <Button kind="danger" type="submit" isDisabled={model.reason.trim() === ""} isPending={model.isAsking}>
          Decline the change
        </Button>
      </>
    }
  >
    <TextArea
      label="Reason"
      helper="The seller reads it. The listing stays as it is."
      value={model.reason}
      onChange={model.type}
    />
  </Dialog>
))
