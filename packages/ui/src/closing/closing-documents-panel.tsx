import { isClosingRunning, LEGAL_TITLES, type LegalDocumentView } from "@xl/core/legal-documents"
import type { OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useId } from "react"
import {
  Aside,
  Button,
  Cluster,
  Dialog,
  Entries,
  Entry,
  ErrorState,
  PaperSheet,
  Panel,
  RowsSkeleton,
  Stack,
  ToneIcon,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type ClosingDocumentsModel, closingDocumentsModel, type OpenDocument } from "./closing-documents-model.ts"
import { stateText } from "./document-state.ts"

export interface ClosingDocumentsPanelProps {
  readonly offer: Pick<OfferView, "closingPhase" | "id">
  /** It stands in a panel already, as below the own offer: a part of it, and no panel. */
  readonly isInside?: boolean | undefined
}

const TITLE = "Closing documents"
const NOTE = "Drafts for review by counsel. Nothing is signed here."

/** The documents of a closing, for its parties: where each stands, and what may be done with it. */
export const ClosingDocumentsPanel = observer(({ offer, isInside = false }: ClosingDocumentsPanelProps) => {
  const model = useViewModel(closingDocumentsModel)
  useEffect(() => void model.open(offer.id), [model, offer.id])
  useEffect(() => model.follow(), [model])
  const pair = <Pair model={model} isRunning={isClosingRunning(offer.closingPhase)} isInside={isInside} />
  return (
    <>
      {isInside ? (
        <Part>{pair}</Part>
      ) : (
        <Panel title={TITLE} isFlush footer={NOTE}>
          {pair}
        </Panel>
      )}
      {model.opened && <OpenedDialog opened={model.opened} model={model} />}
    </>
  )
})

const Part = ({ children }: { readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Stack as="section" $gap={1} aria-labelledby={id}>
      <h3 id={id}>{TITLE}</h3>
      {children}
      <Aside>{NOTE}</Aside>
    </Stack>
  )
}

interface PairProps {
  readonly model: ClosingDocumentsModel
  readonly isRunning: boolean
  readonly isInside: boolean
}

const Pair = observer(({ model, isRunning, isInside }: PairProps) => {
  const { listed, pair } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="The documents did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (pair.length === 0) return <RowsSkeleton label="The documents are loading" />
  return (
    <Entries $isInset={isInside}>
      {pair.map((one) => (
        <DocumentEntry key={one.docType} one={one} model={model} isRunning={isRunning} />
      ))}
    </Entries>
  )
})

const TONES = { none: "neutral", making: "blue", made: "ok", failed: "bad" } as const
const STATES = { none: "Not made", making: "Being made", made: "Made", failed: "Failed" } as const
const MAKE = { none: "Make", making: "Make", made: "Make again", failed: "Try again" } as const

interface EntryProps extends Omit<PairProps, "isInside"> {
  readonly one: LegalDocumentView
}

const DocumentEntry = observer(({ one, model, isRunning }: EntryProps) => {
  const { docType, document, state } = one
  const title = LEGAL_TITLES[docType]
  const mayMake = isRunning && state !== "making"
  return (
    <Entry
      mark={<ToneIcon tone={TONES[state]} icon={state === "failed" ? "alert" : "file"} word={STATES[state]} />}
      title={title}
      more={
        (document || mayMake) && (
          <Cluster>
            {document && (
              <>
                <Button size="small" onPress={() => void model.show(document)} aria-label={`Open ${title}`}>
                  Open
                </Button>
                <Button
                  size="small"
                  kind="quiet"
                  onPress={() => void model.save(document)}
                  aria-label={`Download ${title}`}
                >
                  Download
                </Button>
              </>
            )}
            {mayMake && (
              <Button
                size="small"
                kind={document ? "quiet" : "secondary"}
                isPending={model.asking === docType}
                onPress={() => void model.make(docType)}
                aria-label={`${MAKE[state]}: ${title}`}
              >
                {MAKE[state]}
              </Button>
            )}
          </Cluster>
        )
      }
    >
      {stateText(one)}
    </Entry>
  )
})

interface OpenedProps {
  readonly opened: OpenDocument
  readonly model: ClosingDocumentsModel
}

const OpenedDialog = ({ opened: { content, document }, model }: OpenedProps) => (
  <Dialog
    isOpen
    width={1019}
    title={document.name}
    onClose={model.close}
    actions={<Button onPress={() => void model.save(document)}>Download</Button>}
  >
    {content === "failed" ? (
      <ErrorState title="The document did not load" onRetry={() => void model.show(document)}>
        {document.name}
      </ErrorState>
    ) : (
      <PaperSheet name={document.name} awaited={document.type} content={content === "reading" ? undefined : content} />
    )}
  </Dialog>
)
