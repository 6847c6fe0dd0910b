import { previewedConfidentiality, previewedDepositAgreement } from "@xl/core/legal-documents"
import { observer } from "mobx-react-lite"
import { Agreement } from "../agreements/agreement.tsx"
import { Button, Dialog } from "../parts/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"

export interface AgreementPreviewProps {
  readonly kind: "confidentiality" | "deposit"
  readonly model: ListingWizard
  readonly onClose: () => void
}

/** An agreement as buyers of the listing will read it, with what is typed now. */
export const AgreementPreview = observer(({ kind, model: { form }, onClose }: AgreementPreviewProps) => {
  const agreement = kind === "deposit" ? previewedDepositAgreement(form) : previewedConfidentiality(form)
  return (
    <Dialog
      isOpen
      isDismissable
      width={848}
      title={agreement.title}
      context={agreement.subtitle}
      onClose={onClose}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <Agreement agreement={agreement} />
    </Dialog>
  )
})
