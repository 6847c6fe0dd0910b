import type { ChangeRequestView } from "@xl/core/change-requests"
import { type AssetId, dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Banner, Button, Dialog, day, Panel, Said, Stack, Tag } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ChangesTable } from "./changes-table.tsx"
import { type ListingChangesModel, listingChangesModel } from "./listing-changes-model.ts"

export interface OwnChangesProps {
  readonly id: AssetId
  /** Whether the reader may withdraw the request: the listing's seller. */
  readonly isOwner: boolean
}

/** What the seller asked to change and where that stands: pending with the way to withdraw it, or declined with the reason. */
export const OwnChanges = observer(({ id, isOwner }: OwnChangesProps) => {
  const model = useViewModel(listingChangesModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  const { declined, pending } = model
  if (pending) return <PendingChange model={model} request={pending} isOwner={isOwner} />
  return declined && <DeclinedChange request={declined} />
})

interface PendingProps extends Pick<OwnChangesProps, "isOwner"> {
  readonly model: ListingChangesModel
  readonly request: ChangeRequestView
}

const PendingChange = observer(({ isOwner, model, request }: PendingProps) => (
  <Panel title="Change request" end={<Tag tone="blue">{`Requested ${day(dayOf(request.createdAt))}`}</Tag>}>
    <Stack $gap={4}>
      <Said>Buyers see the listing as it was until an administrator approves these changes.</Said>
      <ChangesTable label="Requested changes" changes={request.changes} />
      {request.note !== null && <Said $isProse>{`${isOwner ? "Your" : "The seller’s"} note: ${request.note}`}</Said>}
      {isOwner && (
        <p>
          <Button onPress={model.ask}>Withdraw the request</Button>
        </p>
      )}
    </Stack>
    {model.isConfirming && <WithdrawDialog model={model} />}
  </Panel>
))

const WithdrawDialog = observer(({ model }: { readonly model: ListingChangesModel }) => (
  <Dialog
    isOpen
    role="alertdialog"
    width={440}
    title="Withdraw the change request?"
    onClose={model.dismiss}
    onSubmit={() => void model.withdraw()}
    actions={
      <>
        <Button onPress={model.dismiss}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={model.isAsking}>
          Withdraw the request
        </Button>
      </>
    }
  >
    <p>The listing stays as it is, and you can ask for other changes.</p>
  </Dialog>
))

const DeclinedChange = ({ request }: { readonly request: ChangeRequestView }) => (
  <Banner tone="bad">
    <b>{`An administrator declined your change of ${day(dayOf(request.createdAt))}.`}</b> {request.reason}
  </Banner>
)
