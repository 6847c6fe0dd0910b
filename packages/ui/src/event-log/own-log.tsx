import { LOG_ENTRIES_ON_A_PAGE } from "@xl/core/deals"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Button, Cluster, ListedView, Pagination, Panel, Said, Stack, Table } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ChainVerdict, DEAL_LOG_COLUMNS } from "./log-columns.tsx"
import { type OwnLogModel, ownLogModel } from "./own-log-model.ts"

/** The log of a deal for its seller or a bidder: what happened, who did it and when, on request. */
export const OwnLog = observer(({ id }: { readonly id: AssetId }) => {
  const model = useViewModel(ownLogModel)
  useEffect(() => model.follow(), [model])
  const page = model.listed?.tag === "listed" ? model.listed.page : null
  return (
    <Panel title="Log of this deal" end={page && <ChainVerdict {...page} />} isFlush={page !== null}>
      {model.listed === null ? (
        <Stack $gap={4}>
          <Said $isQuiet>
            Every step of this deal that concerns you, with its day. No entry can be changed later unseen.
          </Said>
          <Cluster>
            <Button onPress={() => void model.open(id, 0)}>Show the log</Button>
          </Cluster>
        </Stack>
      ) : (
        <Entries id={id} model={model} />
      )}
    </Panel>
  )
})

const Entries = observer(({ id, model }: { readonly id: AssetId; readonly model: OwnLogModel }) => {
  const { listed, offset } = model
  if (listed === null) return null
  return (
    <ListedView
      listed={listed}
      subject="The entries"
      onRetry={() => void model.open(id, offset)}
      itemsOf={({ entries }) => entries}
      empty="Nothing has happened yet."
    >
      {({ entries, total }) => (
        <>
          <Table
            label="Log of this deal"
            density="offers"
            rows={entries}
            columns={DEAL_LOG_COLUMNS}
            keyOf={({ sequence }) => String(sequence)}
            nameOf={({ what }) => what}
          />
          {total > LOG_ENTRIES_ON_A_PAGE && (
            <Pagination
              label="Log of this deal"
              offset={offset}
              size={LOG_ENTRIES_ON_A_PAGE}
              total={total}
              onGo={(next) => void model.open(id, next)}
            />
          )}
        </>
      )}
    </ListedView>
  )
})
