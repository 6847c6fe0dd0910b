import type { DocumentRef } from "@xl/core/roles"
import { observer } from "mobx-react-lite"
import styled, { css } from "styled-components"
import { Button, Cluster, ErrorState, Stack } from "../parts/index.ts"
import { below, color, size, text } from "../theme/index.ts"
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
  if (content === "reading") return <Waiting>{`${document.name} is opened`}</Waiting>
  const { address, type } = content
  return (
    <Stack $gap={2}>
      <Sheet>
        {type.startsWith("image/") ? (
          <img src={address} alt={document.name} />
        ) : (
          <iframe src={`${address}#navpanes=0`} title={document.name} />
        )}
      </Sheet>
      <Apart>
        <a href={address} target="_blank" rel="noopener noreferrer">
          Open in a new tab
        </a>
      </Apart>
    </Stack>
  )
}

const sheet = css`
  height: min(560px, 60vh);
  ${below.md} {
    height: 320px;
  }
`
const Waiting = styled.output`
  display: grid;
  place-items: center;
  ${sheet}
  border: 1px solid ${color.line};
  border-radius: ${size.r1};
  ${text.ui}
  color: ${color.ink3};
`
const Sheet = styled.div`
  ${sheet}
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${size.r1};
  background: ${color.sunken};
  > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  > img {
    display: block;
    max-width: 100%;
    margin: 0 auto;
  }
`
const Apart = styled.p`
  ${text.dense}
  a {
    color: ${color.blueText};
  }
`

/** The paper at the left and what is decided of it at the right; one under the other where there is no room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 24px;
  align-items: start;
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`
