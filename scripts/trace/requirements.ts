import { readFileSync } from "node:fs"

/** One line of docs/requirements.tsv: what is demanded, where it is proved, and which export holds it. */
export type Requirement = {
  readonly id: string
  readonly area: string
  readonly requirement: string
  readonly kind: string
  readonly layer: string
  /** The id of the earlier row that this one repeats, or "". */
  readonly twin: string
  /** The answer to an open row, or "". */
  readonly decision: string
  /** `file#export`, or `file#export.member`, or "" while nothing is known to hold the row. */
  readonly code: string
}

export const COLUMNS = ["id", "area", "requirement", "kind", "layer", "twin", "decision", "code"] as const

const rowOf = (line: string, at: number): Requirement => {
  const cells = line.split("\t")
  if (cells.length !== COLUMNS.length) {
    throw new Error(`docs/requirements.tsv, line ${at}: ${cells.length} cells instead of ${COLUMNS.length}`)
  }
  const cell = (name: (typeof COLUMNS)[number]): string => cells[COLUMNS.indexOf(name)] ?? ""
  return {
    id: cell("id"),
    area: cell("area"),
    requirement: cell("requirement"),
    kind: cell("kind"),
    layer: cell("layer"),
    twin: cell("twin"),
    decision: cell("decision"),
    code: cell("code"),
  }
}

const checkTwins = (rows: ReadonlyArray<Requirement>, byId: ReadonlyMap<string, Requirement>): void => {
  for (const row of rows) {
    if (row.twin !== "" && !byId.has(row.twin)) throw new Error(`${row.id}: its twin ${row.twin} is no row`)
  }
}

/** Throws, naming the line, on another header, a missing cell, an id that occurs twice or a twin that no row has. */
export const parseRequirements = (text: string): ReadonlyMap<string, Requirement> => {
  const [header, ...lines] = text.split("\n").filter((line) => line !== "")
  if (header !== COLUMNS.join("\t")) throw new Error(`docs/requirements.tsv: its columns are not ${COLUMNS.join(", ")}`)
  const rows = lines.map((line, index) => rowOf(line, index + 2))
  const byId = new Map<string, Requirement>()
  for (const row of rows) {
    if (byId.has(row.id)) throw new Error(`${row.id} stands in docs/requirements.tsv twice`)
    byId.set(row.id, row)
  }
  checkTwins(rows, byId)
  return byId
}

export const readRequirements = (file: string): ReadonlyMap<string, Requirement> =>
  parseRequirements(readFileSync(file, "utf8"))
