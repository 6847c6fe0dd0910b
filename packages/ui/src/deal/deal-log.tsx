import { LOG_ENTRIES_ON_A_PAGE } from "@xl/core/deals"
import { observer } from "mobx-react-lite"
import { ChainVerdict, DEAL_LOG_COLUMNS } from "../event-log/log-columns.tsx"
import { EmptyState, ErrorState, Pagination, Panel, RowsSkeleton, Stack, Table } from "../parts/index.ts"
import type { DealModel } from "./deal-model.ts"

/** Everything that happened to an asset and its offers, newest first. */
export const DealLog = observer(({ model }: { readonly model: DealModel }) => {
  const { log, logPage } = model
  if (log.tag === "failed")
    return (
      <ErrorState title="The log did not load" onRetry={() => void model.openLog(model.logOffset)}>
        {log.said}
      </ErrorState>
    )
  if (logPage === null) return <RowsSkeleton label="The log is loading" />
  return (
    <Stack>
      <Panel title="Log" end={<ChainVerdict {...logPage} />} isFlush>
        <Table
          label="Log"
          density="offers"
          rows={logPage.entries}
          columns={DEAL_LOG_COLUMNS}
          keyOf={({ sequence }) => String(sequence)}
          nameOf={({ what }) => what}
          empty={
            <EmptyState title="Nothing has happened yet" hasDrawing={false}>
              Events of this asset and its offers appear here.
            </EmptyState>
          }
        />
      </Panel>
      {logPage.total > LOG_ENTRIES_ON_A_PAGE && (
        <Pagination
          label="Log"
          offset={model.logOffset}
          size={LOG_ENTRIES_ON_A_PAGE}
          total={logPage.total}
          onGo={(offset) => void model.openLog(offset)}
        />
      )}
    </Stack>
  )
})
