import { parse } from "csv-parse"
import { createReadStream } from "node:fs"

/** Far above any row of such a table. */
const MOST_ROW_BYTES = 100_000

/** The rows of a CSV file with a header, one at a time. A row with too few cells is read, and refused by its codec. */
export const rowsOf = (file: string): AsyncIterable<unknown> => {
  const rows = parse({
    bom: true,
    columns: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_ROW_BYTES,
  })
  createReadStream(file)
    .on("error", (cause) => rows.destroy(cause))
    .pipe(rows)
  return rows
}
