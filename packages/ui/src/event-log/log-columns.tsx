import type { DealLogEntry, LogChange } from "@xl/core/deals"
import { Aside, type Column, count, dateTime, Disclosure, Tag } from "../parts/index.ts"

type Acted = Pick<DealLogEntry, "actor" | "trigger">

const PARTS = { Admin: "administrator", Bot: "scheduler", Buyer: "buyer", Seller: "seller" } as const
/** Where the reader may not know who it was. */
const UNNAMED = { Admin: "Administrator", Bot: "Scheduler", Buyer: "Buyer", Seller: "Seller" } as const

/** Changes that a row shows before it asks to be opened. */
const SHOWN = 4

/** Who acted, in which part. */
export const Who = ({ actor, trigger }: Acted) =>
  actor === null ? (
    UNNAMED[trigger]
  ) : (
    <>
      {actor}
      <Aside>, {PARTS[trigger]}</Aside>
    </>
  )

/** What happened, and on whose offer. */
export const What = ({ actor, buyer, what }: Pick<DealLogEntry, "actor" | "buyer" | "what">) => (
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

/** Values before and after; many of them open on request. */
export const Changes = ({ changes }: Pick<DealLogEntry, "changes">) => {
  const lines = changes.map(written)
  if (lines.length <= SHOWN) return <Aside>{lines.join("; ")}</Aside>
  return (
    <Disclosure summary={`${lines.length} values`}>
      <Aside>{lines.join("; ")}</Aside>
    </Disclosure>
  )
}

/** Columns of the log of one deal. */
export const DEAL_LOG_COLUMNS: ReadonlyArray<Column<DealLogEntry>> = [
  { id: "what", header: "Event", line: 1, wraps: true, cell: What },
  { id: "changes", header: "Before and after", line: 3, wraps: true, cell: Changes },
  { id: "who", header: "Who", line: 2, wraps: true, cell: Who },
  { id: "at", header: "When", align: "end", line: 2, cell: ({ at }) => dateTime(at) },
]

/** Verdict on the chain of the log that is shown. */
export const ChainVerdict = ({ isVerified, total }: { readonly isVerified: boolean; readonly total: number }) =>
  isVerified ? (
    <Tag tone="ok">{`The log is unbroken: ${count(total)} ${total === 1 ? "entry" : "entries"} checked`}</Tag>
  ) : (
    <Tag tone="bad">The log was changed after it was written</Tag>
  )
