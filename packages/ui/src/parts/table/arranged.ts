import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table"
import { useMemo } from "react"
import type { ColumnChoiceProps } from "./column-choice.tsx"
import type { Column, Selection, Sort, TableProps } from "./model.ts"

/** What of that library's model a list can have that the browser holds whole; names with numbers stand 2 before 10. */
const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
  rowSelectionFeature,
  columnVisibilityFeature,
})

export interface Arranging<R> extends Pick<TableProps<R>, "rows" | "columns" | "keyOf"> {
  /** How the rows stand at first; as they are given without it. */
  readonly sort?: Sort | undefined
  /** Keys of the rows that are chosen at first. */
  readonly chosen?: ReadonlySet<string> | undefined
  /** Rows that cannot be chosen, as ended ones. */
  readonly isOut?: Selection["isOut"]
}

export interface Arranged<R> {
  /** For a `Table` or a `LongTable`: the rows in the order and the columns that the reader wants. */
  readonly table: Required<Pick<TableProps<R>, "rows" | "columns" | "keyOf" | "sort" | "onSort">>
  /** For the same, where rows are chosen. */
  readonly selection: Selection
  /** For a `ColumnChoice`. */
  readonly choice: ColumnChoiceProps<R>
}

/** The first column names the row and stays; rows without a value stand last, whichever way they are ordered. */
const definition = <R extends object>({ id, sort, by }: Column<R>, at: number) => ({
  id,
  enableHiding: at > 0,
  enableSorting: sort !== undefined && by !== undefined,
  sortUndefined: "last" as const,
  accessorFn: (row: R): number | string | undefined => by?.(row) ?? undefined,
})

/** Whether there is such an order: an address may name any. */
const isOrdered = <R>(columns: ReadonlyArray<Column<R>>, { column }: Sort): boolean =>
  columns.some(({ by, id, sort }) => id === column && sort !== undefined && by !== undefined)

const marked = <V>(ids: Iterable<string>, value: V): Record<string, V> =>
  Object.fromEntries([...ids].map((id) => [id, value] as const))

/**
 * Orders rows that the browser holds whole, and keeps which of them are chosen and which columns are left out. Lists that the gateway orders need
 * none of it: their `Table` asks for another order by `onSort`.
 */
export const useArranged = <R extends object>(arranging: Arranging<R>): Arranged<R> => {
  const { chosen, columns, isOut, keyOf, rows, sort } = arranging
  const definitions = useMemo(() => columns.map(definition), [columns])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    enableMultiSort: false,
    enableRowSelection: ({ id }) => isOut?.(id) !== true,
    initialState: {
      sorting: sort && isOrdered(columns, sort) ? [{ id: sort.column, desc: sort.direction === "descending" }] : [],
      rowSelection: marked(chosen ?? [], true),
    },
  })
  const { columnVisibility, rowSelection, sorting } = table.state
  const model = table.getRowModel()
  const keys = useMemo(() => new Set(Object.keys(rowSelection)), [rowSelection])
  const hidden = useMemo(
    () => new Set(Object.keys(columnVisibility).filter((id) => columnVisibility[id] === false)),
    [columnVisibility],
  )
  const [first] = sorting
  return {
    table: {
      keyOf,
      rows: useMemo(() => model.rows.map(({ original }) => original), [model]),
      columns: useMemo(
        () => columns.filter(({ id }, at) => at === 0 || table.getColumn(id)?.getIsVisible() === true),
        // oxlint-disable-next-line react/exhaustive-deps -- What is seen of a column follows from these two.
        [columns, hidden],
      ),
      sort: first && { column: first.id, direction: first.desc ? "descending" : "ascending" },
      onSort: ({ column, direction }) => table.setSorting([{ id: column, desc: direction === "descending" }]),
    },
    selection: {
      keys,
      isOut,
      onChange: (now) => table.setRowSelection(marked(now, true)),
    },
    choice: {
      columns,
      hidden,
      onChange: (out) => table.setColumnVisibility(marked(out, false)),
    },
  }
}
