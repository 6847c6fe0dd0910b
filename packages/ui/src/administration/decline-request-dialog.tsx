import { useState } from "react"
import { Button, Dialog, TextArea } from "../parts/index.ts"

export interface DeclineRequestDialogProps {
  /** The listing whose publication was asked for. */
  readonly title: string
  readonly isAsking: boolean
  readonly onClose: () => void
  readonly onDecline: (reason: string) => void
}

/** Declines a publication request with a reason. Nothing was listed yet, so nothing is revoked. */
export const DeclineRequestDialog = ({ title, isAsking, onClose, onDecline }: DeclineRequestDialogProps) => {
  const [reason, setReason] = useState("")
  const typed = reason.trim()
  return (
    <Dialog
      isOpen
      title={`Decline the publication of ${title}?`}
      width={613}
      onClose={onClose}
      onSubmit={() => typed !== "" && onDecline(typed)}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="danger" type="submit" isDisabled={typed === ""} isPending={isAsking}>
            Decline the request
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        helper="The listing does not go on the market. The seller reads the reason and may ask again."
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}
