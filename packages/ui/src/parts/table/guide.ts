import type { Guides } from "../guide.ts"

export const guides = {
  Table: {
    use: "Rows one compares: offers, documents. Up to 200. `useArranged` orders, chooses and keeps the columns of rows that the browser holds whole; else `onSort` asks the gateway.",
    avoid: "More rows: a LongTable. A few facts of one thing: a KeyValueGrid.",
    anatomy:
      "A sticky head with orders, rows of 28, 34 or 40 px, totals that say what they are; lines where there is less room than `linesBelow`. Where columns scroll, the name or the actions stay in sight.",
    keys: [
      ["Tab", "Goes to the rows, then into the row"],
      ["↑ ↓, Page Up, Page Down, Home, End", "Moves"],
      ["Enter", "Opens"],
      ["Space", "Selects"],
      ["letters given as keys", "Do their verb"],
    ],
    access:
      "A table with heads; the order is told. Rows are one stop for Tab. A table that scrolls is a region that says so.",
  },
  Pagination: {
    use: "Lists that come in pages.",
    avoid: "A LongTable, which scrolls.",
    anatomy: "Where one is, Previous, Next with how many come.",
    keys: [["Enter", "Goes on; focus stays"]],
    access: "Where one is, is told politely.",
  },
  BulkBar: {
    use: "Above a table while rows are chosen.",
    avoid: "As a toolbar.",
    anatomy: "How many, and verbs.",
    keys: [["Tab", "Goes to the verbs"]],
    access: "The count is text.",
  },
  CellNote: {
    use: "Under a cell's own words: a reason, a note, the bundle it is part of.",
    avoid: "What readers sort by or compare: a column.",
    anatomy: "Small and quiet, two lines at most unless it is whole.",
    keys: [],
    access: "Text of the cell.",
  },
  Keys: {
    use: "At a table's head.",
    avoid: "On phones, where it is left out.",
    anatomy: "Keys and what they do.",
    keys: [],
    access: "Text.",
  },
} satisfies Guides

export const longGuides = {
  LongTable: {
    use: "From 200 to 100,000 rows: the market, a tape.",
    avoid: "Fewer: a Table, which prints whole.",
    anatomy: "As a Table, in a window that scrolls under the head.",
    keys: [
      ["↑ ↓, Page Up, Page Down, Home, End", "Moves, also to rows that are not drawn"],
      ["Enter", "Opens"],
      ["Space", "Selects"],
    ],
    access: "Tells how many rows there are and which one each is.",
  },
  ColumnChoice: {
    use: "Above a table with more columns than most readers want.",
    avoid: "Under six columns.",
    anatomy: "A button and a sheet of checkboxes; the first column stays.",
    keys: [
      ["Enter", "Opens"],
      ["Space", "Shows or hides a column"],
      ["Esc", "Closes"],
    ],
    access: "Checkboxes by the columns' names.",
  },
} satisfies Guides
