import { CLIENT_ERRORS_ON_A_PAGE, type ClientError } from "@xl/core/monitoring"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import styled from "styled-components"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Button, dateTime, EmptyState, ErrorState, Pagination, Panel, RowsSkeleton } from "../parts/index.ts"
import { color, text } from "../theme/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type ClientErrorsModel, clientErrorsModel } from "./client-errors-model.ts"

export interface ClientErrorsScreenProps {
  readonly offset: number
  readonly onOffset: (offset: number) => void
}

/** What went wrong in browsers, the newest first. What could be somebody's was taken out before it was kept. */
export const ClientErrorsScreen = observer(({ offset, onOffset }: ClientErrorsScreenProps) => {
  const model = useViewModel(clientErrorsModel)
  useEffect(() => void model.open(offset), [model, offset])
  return (
    <Wrap>
      <ScreenHead>
        <Title>Browser errors</Title>
        <Button onPress={() => void model.open(offset)}>Look again</Button>
      </ScreenHead>
      <Shelf>
        <List model={model} onOffset={onOffset} />
      </Shelf>
    </Wrap>
  )
})

interface ListProps {
  readonly model: ClientErrorsModel
  readonly onOffset: (offset: number) => void
}

const List = observer(({ model, onOffset }: ListProps) => {
  const { listed, page } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="The errors did not load" onRetry={() => void model.open(model.offset)}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="The errors are loading" />
  if (page.errors.length === 0) return <EmptyState title="Nothing went wrong">Entries are kept for 30 days.</EmptyState>
  return (
    <>
      <Panel isFlush label="Browser errors">
        <Rows>
          {page.errors.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Rows>
      </Panel>
      {page.total > CLIENT_ERRORS_ON_A_PAGE && (
        <Pagination
          label="Browser errors"
          offset={model.offset}
          size={CLIENT_ERRORS_ON_A_PAGE}
          total={page.total}
          onGo={onOffset}
        />
      )}
    </>
  )
})

const Entry = ({ entry: { message, receivedAt, stream, who } }: { readonly entry: ClientError }) => {
  const [first = "", ...rest] = message.split("\n")
  return (
    <li>
      <p>
        <time dateTime={new Date(receivedAt).toISOString()}>{dateTime(receivedAt)}</time>
        <span>{who === null ? "Guest" : `User ${who}`}</span>
        <span>Stream {stream}</span>
      </p>
      <code>{first}</code>
      {rest.length > 0 && (
        <details>
          <summary>Where it happened</summary>
          <pre>{rest.join("\n")}</pre>
        </details>
      )}
    </li>
  )
}

const Shelf = styled.div`
  padding-bottom: 56px;
`
const Title = styled.h1`
  ${text.h1}
`
const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  li {
    padding: 12px 20px;
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-top: 0;
  }
  p {
    ${text.micro}
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 0 0 4px;
    color: ${color.ink2};
  }
  summary {
    ${text.micro}
    padding: 4px 0;
    cursor: pointer;
    color: ${color.ink2};
  }
  pre {
    margin: 0;
    white-space: pre-wrap;
    font-size: 12px;
  }
`
