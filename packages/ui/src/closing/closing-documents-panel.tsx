import { isClosingRunning } from "@xl/core/legal-documents"
import type { OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useId } from "react"
import { Aside, Button, Dialog, Panel, Stack } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type ClosingDocumentsModel, closingDocumentsModel, type OpenDocument } from "./closing-documents-model.ts"
import { DocumentEntries } from "./document-entries.tsx"
import { OpenedContent } from "./opened-sheet.tsx"

export interface ClosingDocumentsPanelProps {
  readonly offer: Pick<OfferView, "closingPhase" | "id">
  /** It stands in a panel already, as below the own offer: a part of it, and no panel. */
  readonly isInside?: boolean | undefined
}

const TITLE = "Closing documents"
const DRAFTS = "Drafts for review by counsel."

/** What stands below the documents: how they bind the parties in this phase. */
const noteOf = (phase: OfferView["closingPhase"]): string => {
  if (phase === "completed") return "Both parties accepted the closing documents."
  return isClosingRunning(phase) ? `${DRAFTS} Both parties accept them on the closing pages.` : DRAFTS
}

/** The documents of a closing, for its parties: where each stands, and what may be done with it. */
export const ClosingDocumentsPanel = observer(({ offer, isInside = false }: ClosingDocumentsPanelProps) => {
  const model = useViewModel(closingDocumentsModel)
  useEffect(() => void model.open(offer.id), [model, offer.id])
  useEffect(() => model.follow(), [model])
  const note = noteOf(offer.closingPhase)
  const pair = <DocumentEntries model={model} isRunning={isClosingRunning(offer.closingPhase)} isInside={isInside} />
  return (
    <>
      {isInside ? (
        <Part note={note}>{pair}</Part>
      ) : (
        <Panel title={TITLE} isFlush footer={note}>
          {pair}
        </Panel>
      )}
      {model.opened && <OpenedDialog opened={model.opened} model={model} />}
    </>
  )
})

const Part = ({ children, note }: { readonly children: ReactNode; readonly note: string }) => {
  const id = useId()
  return (
    <Stack as="section" $gap={1} aria-labelledby={id}>
      <h3 id={id}>{TITLE}</h3>
      {children}
      <Aside>{note}</Aside>
    </Stack>
  )
}

interface OpenedProps {
  readonly opened: OpenDocument
  readonly model: ClosingDocumentsModel
}

const OpenedDialog = ({ opened, model }: OpenedProps) => (
  <Dialog
    isOpen
    width={1019}
    title={opened.document.name}
    onClose={model.close}
    actions={<Button onPress={() => void model.save(opened.document)}>Download</Button>}
  >
    <OpenedContent opened={opened} model={model} />
  </Dialog>
)
