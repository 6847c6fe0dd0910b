import type { DocumentRef } from "@xl/core/documents"
import { observer } from "mobx-react-lite"
import { Button, Cluster, ErrorState, PaperSheet, Stack } from "../parts/index.ts"
import type { RoleRequestsModel, ShownPaper } from "./role-requests-model.ts"

interface Props {
  readonly model: RoleRequestsModel
}

/** The papers of the request, one at a time; the first is there at once. */
export const Papers = observer(({ model, documents }: Props & { readonly documents: ReadonlyArray<DocumentRef> }) => {
  const { paper } = model
  return (
    <Stack $gap={3}>
      <Cluster as="ul" aria-label="Documents">
        {documents.map((document) => (
          <li key={document.key}>
            <Button
              size="small"
              kind={paper?.document.key === document.key ? "secondary" : "quiet"}
              icon="file"
              aria-pressed={paper?.document.key === document.key}
              onPress={() => void model.show(document)}
            >{`Open ${document.name}`}</Button>
          </li>
        ))}
      </Cluster>
      {paper !== null && <Paper paper={paper} onRetry={() => void model.show(paper.document)} />}
    </Stack>
  )
})

const Paper = ({ paper, onRetry }: { readonly paper: ShownPaper; readonly onRetry: () => void }) => {
  const { content, document } = paper
  if (content === "failed")
    return (
      <ErrorState title="The document did not load" onRetry={onRetry}>
        {document.name}
      </ErrorState>
    )
  const { name, type } = document
  return <PaperSheet name={name} awaited={type} content={content === "reading" ? undefined : content} />
}
