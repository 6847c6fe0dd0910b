import { LEGAL_TITLES, type LegalDocumentView } from "@xl/core/legal-documents"
import { observer } from "mobx-react-lite"
import { Button, Cluster, Entries, Entry, ErrorState, RowsSkeleton, ToneIcon, useHeldFocus } from "../parts/index.ts"
import type { ClosingDocumentsModel } from "./closing-documents-model.ts"
import { stateText } from "./document-state.ts"

interface EntriesProps {
  readonly model: ClosingDocumentsModel
  /** Whether a party may have documents prepared now. */
  readonly isRunning: boolean
  readonly isInside?: boolean | undefined
}

/** The loan purchase agreement and the settlement statement: where each stands, and buttons to read, download and prepare it. */
export const DocumentEntries = observer(({ model, isRunning, isInside = false }: EntriesProps) => {
  const { asking, listed, pair } = model
  const place = useHeldFocus<HTMLUListElement>(asking)
  if (listed.tag === "failed")
    return (
      <ErrorState title="The documents did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (pair.length === 0) return <RowsSkeleton label="The documents are loading" />
  return (
    <Entries ref={place} tabIndex={-1} $isInset={isInside}>
      {pair.map((one) => (
        <DocumentEntry key={one.docType} one={one} model={model} isRunning={isRunning} />
      ))}
    </Entries>
  )
})

const TONES = { none: "neutral", making: "blue", made: "ok", failed: "bad" } as const
const STATES = { none: "Not prepared", making: "In preparation", made: "Ready", failed: "Failed" } as const
const PREPARE = { none: "Prepare", making: "Prepare", made: "Prepare again", failed: "Try again" } as const

interface EntryProps extends Omit<EntriesProps, "isInside"> {
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
                aria-label={`${PREPARE[state]}: ${title}`}
              >
                {PREPARE[state]}
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
