import { Button, Cluster, ErrorState, PaperSheet, Panel } from "../parts/index.ts"
import type { ClosingDocumentsModel, OpenDocument } from "./closing-documents-model.ts"

interface Props {
  readonly opened: OpenDocument
  readonly model: ClosingDocumentsModel
}

/** The document that the reader opened, in the page. */
export const OpenedSheet = ({ opened, model }: Props) => (
  <Panel
    title={opened.document.name}
    end={
      <Cluster>
        <Button size="small" kind="quiet" onPress={() => void model.save(opened.document)}>
          Download
        </Button>
        <Button size="small" onPress={model.close}>
          Close
        </Button>
      </Cluster>
    }
  >
    <OpenedContent opened={opened} model={model} />
  </Panel>
)

/** Its pages, or why they did not load. */
export const OpenedContent = ({ opened: { content, document }, model }: Props) =>
  content === "failed" ? (
    <ErrorState title="The document did not load" onRetry={() => void model.show(document)}>
      {document.name}
    </ErrorState>
  ) : (
    <PaperSheet name={document.name} awaited={document.type} content={content === "reading" ? undefined : content} />
  )
