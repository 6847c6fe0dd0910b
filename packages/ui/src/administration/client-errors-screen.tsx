import { CLIENT_ERRORS_ON_A_PAGE, type ClientError } from "@xl/core/monitoring"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Button, dateTime, Disclosure, Entries, Entry, ListedPanel, ScreenTitle, Verbatim } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { clientErrorsModel } from "./client-errors-model.ts"

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
        <ScreenTitle>Browser errors</ScreenTitle>
        <Button onPress={() => void model.open(offset)}>Look again</Button>
      </ScreenHead>
      <ListedPanel
        listed={model.listed}
        subject="The errors"
        label="Browser errors"
        onRetry={() => void model.open(offset)}
        itemsOf={({ errors }) => errors}
        empty={{ title: "Nothing went wrong", said: "Entries are kept for 30 days." }}
        pages={{ offset, size: CLIENT_ERRORS_ON_A_PAGE, onGo: onOffset }}
      >
        {({ errors }) => (
          <Entries>
            {errors.map((entry) => (
              <ErrorEntry key={entry.id} entry={entry} />
            ))}
          </Entries>
        )}
      </ListedPanel>
    </Wrap>
  )
})

const ErrorEntry = ({ entry: { message, receivedAt, stream, who } }: { readonly entry: ClientError }) => {
  const [first = "", ...rest] = message.split("\n")
  return (
    <Entry
      title={<code>{first}</code>}
      meta={
        <>
          <time dateTime={new Date(receivedAt).toISOString()}>{dateTime(receivedAt)}</time>
          <span>{who === null ? "Guest" : `User ${who}`}</span>
          <span>Stream {stream}</span>
        </>
      }
      more={
        rest.length > 0 && (
          <Disclosure summary="Where it happened">
            <Verbatim>{rest.join("\n")}</Verbatim>
          </Disclosure>
        )
      }
    />
  )
}
