import type { ShownChange } from "@xl/core/change-requests"
import { type Column, NONE, Table } from "../parts/index.ts"

const COLUMNS: ReadonlyArray<Column<ShownChange>> = [
  { id: "fact", header: "Fact", line: 1, cell: ({ label }) => label },
  { id: "before", header: "Before", align: "end", width: "220px", wraps: true, cell: ({ before }) => before ?? NONE },
  { id: "after", header: "After", align: "end", width: "220px", wraps: true, cell: ({ after }) => after ?? NONE },
]

export interface ChangesTableProps {
  /** Names the table. */
  readonly label: string
  readonly changes: ReadonlyArray<ShownChange>
}

/** Facts with their values before and after. */
export const ChangesTable = ({ changes, label }: ChangesTableProps) => (
  <Table
    label={label}
    density="documents"
    rows={changes}
    columns={COLUMNS}
    keyOf={({ field }) => field}
    nameOf={({ label: fact }) => fact}
  />
)
