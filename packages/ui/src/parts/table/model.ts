import type { ReactNode } from "react"

export interface Column<R> {
  readonly id: string
  /** The head: sentence case, no colon. */
  readonly header: string
  readonly cell: (row: R) => ReactNode
  /** Numbers stand right, text and status left; the head aligns like its column. */
  readonly align?: "start" | "end" | undefined
  /** By which the rows can be ordered; what is asked first, descending by default for numbers. */
  readonly sort?: "ascending" | "descending" | undefined
  /** What orders the rows where the browser holds all of them; nothing puts a row last. */
  readonly by?: ((row: R) => number | string | null | undefined) | undefined
  /** Any CSS width. */
  readonly width?: string | undefined
  /** Where it stands when a row becomes lines, under 600 px: 1 name and amount, 2 status, 3 the terms. Left out of them at 0. */
  readonly line?: 0 | 1 | 2 | 3 | undefined
  /** For heads that only screen readers need, as over buttons. */
  readonly isHeaderHidden?: boolean | undefined
  /** Words that may take several lines, as a name or a reason. */
  readonly wraps?: boolean | undefined
  /** Left out of columns under 1,200 px: what another column says too, or the row's details. Lines keep it. */
  readonly isExtra?: boolean | undefined
  /** What one does with a row: stays in sight where the columns scroll. */
  readonly isActions?: boolean | undefined
}

/** The last column of a table, with the rows' `RowActions`. */
export const actionsColumn = <R>(cell: (row: R) => ReactNode): Column<R> => ({
  id: "actions",
  header: "Actions",
  isHeaderHidden: true,
  isActions: true,
  align: "end",
  cell,
})

export interface Sort {
  readonly column: string
  readonly direction: "ascending" | "descending"
}

/** Rows of 28, 34 and 40 px. */
export type Density = "market" | "offers" | "documents"

export interface Selection {
  readonly keys: ReadonlySet<string>
  readonly onChange: (keys: ReadonlySet<string>) => void
  /** Rows that take no part, as ended ones. */
  readonly isOut?: ((key: string) => boolean) | undefined
}

export interface TableProps<R> {
  /** Said to screen readers. */
  readonly label: string
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string
  /** The row's name, for its link and its checkbox. */
  readonly nameOf: (row: R) => string
  /** Where a row leads: its first column is the link, Enter opens it. */
  readonly hrefOf?: ((row: R) => string) | undefined
  readonly onOpen?: ((row: R) => void) | undefined
  readonly sort?: Sort | undefined
  readonly onSort?: ((sort: Sort) => void) | undefined
  readonly density?: Density | undefined
  /** Ended rows stay, struck and grey. */
  readonly isEnded?: ((row: R) => boolean) | undefined
  readonly selection?: Selection | undefined
  /** More keys, as `{ f: favorite, o: offer }`; lower case. */
  readonly keys?: Readonly<Record<string, (row: R) => void>> | undefined
  /** In little room: lines by default; the market table keeps its columns and scrolls. */
  readonly narrow?: "lines" | "scroll" | undefined
  /** The least room that the columns need, in px: in less the rows become lines. 600 by default. */
  readonly linesBelow?: number | undefined
  /** Real totals, and saying what they are. */
  readonly footer?: ReactNode | undefined
  /** Instead of rows where there are none. */
  readonly empty?: ReactNode | undefined
  /** A stronger rule each fifth row, for long tables. */
  readonly hasFifths?: boolean | undefined
}

/** What a press on a head asks for: its own first direction, then the other one. */
export const nextSort = (
  column: { readonly id: string; readonly sort?: Sort["direction"] | undefined },
  now: Sort | undefined,
): Sort => ({
  column: column.id,
  direction:
    now?.column !== column.id
      ? (column.sort ?? "ascending")
      : now.direction === "ascending"
        ? "descending"
        : "ascending",
})

/** What the style sheet needs to know of a column's cells. */
export const shapeOf = ({ isActions, isExtra, wraps }: Pick<Column<never>, "isActions" | "isExtra" | "wraps">) => ({
  "data-wraps": wraps || undefined,
  "data-actions": isActions || undefined,
  "data-extra": isExtra || undefined,
})

/** The room in px under which rows become lines; null where they never do. */
export const linesFrom = (narrow: "lines" | "scroll", below = 600): number | null => (narrow === "lines" ? below : null)
