import { type DealLogEntry, LOG_ENTRIES_ON_A_PAGE, type LogChange } from "@xl/core/deals"
import { observer } from "mobx-react-lite"
import {
  Aside,
  type Column,
  dateTime,
  Disclosure,
  EmptyState,
  ErrorState,
  Pagination,
  Panel,
  RowsSkeleton,
  Stack,
  Table,
  Tag,
} from "../parts/index.ts"
import type { DealModel } from "./deal-model.ts"

const PARTS = { Admin: "administrator", Bot: "scheduler", Buyer: "buyer", Seller: "seller" } as const

/** Changes that a row shows before it asks to be opened. */
const SHOWN = 4

const Who = ({ actor, trigger }: DealLogEntry) =>
  actor === null ? (
    "Scheduler"
  ) : (
    <>
      {actor}
      <Aside>, {PARTS[trigger]}</Aside>
    </>
  )

const What = ({ actor, buyer, what }: DealLogEntry) => (
  <>
    {what}
    {buyer !== null && buyer !== actor && <Aside>, offer of {buyer}</Aside>}
  </>
)

/** "Price: $8,000,000 → $8,500,000"; only the new value where there was none. */
const written = ({ after, before, label }: LogChange): string => {
  if (before === null) return `${label}: ${after ?? ""}`
  return after === null ? `${label}: ${before} removed` : `${label}: ${before} → ${after}`
}

const Changes = ({ changes }: DealLogEntry) => {
  const lines = changes.map(written)
  if (lines.length <= SHOWN) return <Aside>{lines.join("; ")}</Aside>
  return (
    <Disclosure summary={`${lines.length} values`}>
      <Aside>{lines.join("; ")}</Aside>
    </Disclosure>
  )
}

const COLUMNS: ReadonlyArray<Column<DealLogEntry>> = [
  { id: "what", header: "Event", line: 1, wraps: true, cell: What },
  { id: "changes", header: "Before and after", line: 3, wraps: true, cell: Changes },
  { id: "who", header: "Who", line: 2, wraps: true, cell: Who },
  { id: "at", header: "When", align: "end", line: 2, cell: ({ at }) => dateTime(at) },
]

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
      <Panel
        title="Log"
        end={
          logPage.isVerified ? (
            <Tag tone="ok">{`${logPage.total} events, chain verified`}</Tag>
          ) : (
            <Tag tone="bad">Chain broken: run npm run verify-log</Tag>
          )
        }
        isFlush
      >
        <Table
          label="Log"
          density="offers"
          rows={logPage.entries}
          columns={COLUMNS}
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
