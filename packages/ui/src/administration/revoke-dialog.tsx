import { useState } from "react"
import { Button, Dialog, TextArea } from "../parts/index.ts"

export interface RevokeDialogProps {
  /** What is revoked: "Revoke Ridgeline?". */
  readonly title: string
  readonly text: string
  readonly isAsking: boolean
  readonly onClose: () => void
  /** The comment, or '' where it is skipped. */
  readonly onRevoke: (comment: string) => void
}

/** Revokes with a comment, which 'Save' needs and 'Skip' sends empty. Source: docs/requirements.tsv, ACC-335, ACC-336. */
export const RevokeDialog = ({ title, text, isAsking, onClose, onRevoke }: RevokeDialogProps) => {
  const [comment, setComment] = useState("")
  const typed = comment.trim()
  return (
    <Dialog
      isOpen
      title={title}
      width={613}
      onClose={onClose}
      onSubmit={() => typed !== "" && onRevoke(typed)}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button isPending={isAsking} onPress={() => onRevoke("")}>
            Skip
          </Button>
          <Button kind="danger" type="submit" isDisabled={typed === ""} isPending={isAsking}>
            Save
          </Button>
        </>
      }
    >
      <TextArea label="Comment" helper={text} value={comment} onChange={setComment} />
    </Dialog>
  )
}
