import { PROOF_OF_FUNDS_TYPES } from "@xl/core/documents"
import { warningTexts } from "@xl/core/kernel"
import { observer } from "mobx-react-lite"
import { Banner, FileDrop, Said, Stack } from "../parts/index.ts"
import type { BuyerDialog } from "./buyer-dialog.ts"
import { Declined, FiledPapers } from "./filed-papers.tsx"
import { localFile } from "./local-file.ts"
import type { Upload } from "./proof-upload.ts"

interface Props {
  readonly model: BuyerDialog
}

type FileDropUploads = NonNullable<Parameters<typeof FileDrop>[0]["uploads"]>

/** What the drop shows of the one paper. */
const shown = (upload: Upload): FileDropUploads => {
  switch (upload.tag) {
    case "none":
    case "refused":
      return []
    case "sending":
      return [{ id: "proof", name: upload.name, size: upload.size, state: { tag: "sending", progress: upload.done } }]
    case "sent":
      return [{ id: "proof", name: upload.document.name, size: upload.size, state: { tag: "done", note: "encrypted" } }]
  }
}

/** Step 3: the proof of funds, put before the administrators; while they look at one there is nothing to send. */
export const ProofOfFundsStep = observer(({ model, isExpired }: Props & { readonly isExpired: boolean }) => (
  <Stack $gap={5}>
    {isExpired && <Banner tone="warn">{warningTexts.fundsExpired}</Banner>}
    {model.isUnderReview ? (
      <Banner tone="neutral">A request of yours is under review. You are told here and by mail.</Banner>
    ) : (
      <>
        <Declined reason={model.declineReason} />
        <Said>
          A bank statement, a letter of credit or a commitment letter, dated within 90 days. It is encrypted; only you
          and administrators can read it. Sellers see the approved amount and its date, never the document.
        </Said>
        <Drop model={model} />
      </>
    )}
    <FiledPapers papers={model.papers} />
  </Stack>
))

const Drop = observer(({ model }: Props) => {
  const { upload } = model.proof
  const error = upload.tag === "refused" ? `${upload.name}: ${upload.said}` : model.errors["proofOfFunds"]
  return (
    <FileDrop
      label="Proof of funds"
      helper="PDF, JPEG or PNG, at most 5 MB"
      accepts={PROOF_OF_FUNDS_TYPES}
      error={error}
      uploads={shown(upload)}
      onFiles={([file]) => file && model.send(localFile(file))}
      onCancel={model.proof.cancel}
      onRemove={model.proof.cancel}
    />
  )
})
