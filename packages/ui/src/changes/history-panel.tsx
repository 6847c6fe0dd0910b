import type { ListingChange } from "@xl/core/change-requests"
import { dayOf } from "@xl/core/shared"
import { type Column, day, type KeyValue, KeyValueGrid, NONE, Panel, Table } from "../parts/index.ts"

interface Row {
  readonly key: string
  readonly day: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

const rowsOf = (history: ReadonlyArray<ListingChange>): ReadonlyArray<Row> =>
  history.flatMap(({ at, changes }) =>
    changes.map(({ field, ...change }) => ({ ...change, key: `${at} ${field}`, day: day(dayOf(at)) })),
  )

/** What the seller said of each change, by its day. */
const notesOf = (history: ReadonlyArray<ListingChange>): ReadonlyArray<KeyValue> =>
  history.flatMap(({ at, note }) => (note === null ? [] : [{ label: `Why, ${day(dayOf(at))}`, value: note }]))

const COLUMNS: ReadonlyArray<Column<Row>> = [
  { id: "fact", header: "Fact", line: 1, cell: ({ label }) => label },
  { id: "day", header: "Changed", cell: (row) => row.day },
  { id: "before", header: "Before", align: "end", width: "220px", wraps: true, cell: ({ before }) => before ?? NONE },
  { id: "after", header: "After", align: "end", width: "220px", wraps: true, cell: ({ after }) => after ?? NONE },
]

/** The changes of a listing, newest first, each with what stood there before. At least one. */
export const HistoryPanel = ({ history }: { readonly history: ReadonlyArray<ListingChange> }) => {
  const notes = notesOf(history)
  return (
    <Panel
      title="Changes of this listing"
      isFlush
      footer={notes.length > 0 ? <KeyValueGrid columns={1} items={notes} /> : undefined}
    >
      <Table
        label="Changes of this listing"
        density="documents"
        rows={rowsOf(history)}
        columns={COLUMNS}
        keyOf={({ key }) => key}
        nameOf={({ label }) => label}
      />
    </Panel>
  )
}
