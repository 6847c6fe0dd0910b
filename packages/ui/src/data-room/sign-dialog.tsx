import { observer } from "mobx-react-lite"
import { Agreement, SignatureFields } from "../agreements/index.ts"
import { Banner, Button, Dialog } from "../parts/index.ts"
import type { SigningDialog } from "./signing.ts"

export interface SignDialogProps {
  readonly model: SigningDialog
  readonly onClose: () => void
}

/** The confidentiality agreement in front of its signer: read, agreed to, and signed by typing or by hand. */
export const SignDialog = observer(({ model, onClose }: SignDialogProps) => {
  const { agreement, signatory } = model.asked
  return (
    <Dialog
      isOpen
      width={848}
      title={agreement.title}
      context={agreement.subtitle}
      onClose={onClose}
      {...(signatory !== null && { onSubmit: model.sign, note: "You and the seller each get a copy." })}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {signatory !== null && (
            <Button kind="primary" type="submit" isPending={model.isSending}>
              Sign the agreement
            </Button>
          )}
        </>
      }
    >
      {model.form.errors.all && (
        <Banner tone="bad" isAlert>
          {model.form.errors.all}
        </Banner>
      )}
      <Agreement agreement={agreement} />
      <SignatureFields form={model.form} signatory={signatory} />
    </Dialog>
  )
})
