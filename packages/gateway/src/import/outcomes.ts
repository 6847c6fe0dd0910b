import { decode } from "@xl/core/shared"
import { Result } from "effect"
import { type ImportedListing, listingOf } from "./listing.ts"
import { LoanRow } from "./loan-row.ts"

/** What became of one row. `record` is its id, or its place in the file where it has none. */
export type Outcome =
  | { readonly record: string; readonly listing: ImportedListing; readonly row: LoanRow }
  | { readonly record: string; readonly refused: string }

type Rows = AsyncIterable<unknown>

/** The source whose loans the snapshots show in a worse month. */
const SNAPSHOT_OF = "UNC"

/** Snapshots first, then every loan that no snapshot replaces. Loans stream; only ids are kept. */
export async function* outcomes(loans: Rows, snapshots: Rows = nothing()): AsyncGenerator<Outcome> {
  const seen = new Set<string>()
  const replaced = new Map<string, string>()
  for await (const outcome of read(snapshots, seen, (row) => void replaced.set(row.loan_no, row.record_id)))
    yield outcome
  for await (const outcome of read(loans, seen, (row) => replacedBy(row, replaced))) yield outcome
}

async function* nothing(): AsyncGenerator<never> {}

const replacedBy = ({ source, loan_no }: LoanRow, replaced: ReadonlyMap<string, string>): string | undefined => {
  const snapshot = source === SNAPSHOT_OF ? replaced.get(loan_no) : undefined
  return snapshot && `replaced by snapshot ${snapshot}`
}

/** `judge` sees each readable row once, and may refuse it. */
async function* read(
  rows: Rows,
  seen: Set<string>,
  judge: (row: LoanRow) => string | undefined,
): AsyncGenerator<Outcome> {
  let line = 1
  for await (const cells of rows) {
    line += 1
    const decoded = decode(LoanRow)(cells)
    if (Result.isFailure(decoded)) {
      yield {
        record: recordOf(cells) ?? `line ${line}`,
        refused: `unreadable: ${decoded.failure.problems.map(columnOf).join(", ")}`,
      }
      continue
    }
    const row = decoded.success
    const refused = seen.has(row.record_id) ? "the record appears twice" : judge(row)
    seen.add(row.record_id)
    yield { record: row.record_id, ...(refused ? { refused } : mapped(row)) }
  }
}

const mapped = (row: LoanRow) => {
  const listed = listingOf(row)
  return "listing" in listed ? { ...listed, row } : listed
}

const recordOf = (cells: unknown): string | undefined => {
  const id = typeof cells === "object" && cells && "record_id" in cells ? cells.record_id : undefined
  return typeof id === "string" && id !== "" ? id : undefined
}

/** Of "/upb is not Price", "upb". Never the value. */
const columnOf = (problem: string) => /^\/([^/ ]+)/.exec(problem)?.[1] ?? "row"
