/** One line of docs/entity-fields.tsv: who writes one field of an entity, who reads it, and where. */
export interface EntityField {
  readonly entity: string
  readonly field: string
  /** The row of docs/requirements.tsv that names the field. */
  readonly row: string
  /** A mutation, "market" for what the gateway works out, or "-". */
  readonly written: string
  /** An audience of fields.tsv, or "-". */
  readonly shown: string
  /** A field of the schema, "Asset.upb", or why there is none, "decision: …". */
  readonly answered: string
  /** The file that reads it, or why no screen does, "decision: …", or "-". */
  readonly screen: string
}

const COLUMNS = ["entity", "field", "row", "written", "shown", "answered", "screen"] as const
const DECISION = /^decision: \S/

export const isDecision = (cell: string): boolean => DECISION.test(cell)

/** Throws, naming the line, on another header or an empty or missing cell. */
export const parseEntityFields = (text: string): ReadonlyArray<EntityField> => {
  const [header, ...lines] = text.split("\n").filter((line) => line !== "")
  if (header !== COLUMNS.join("\t"))
    throw new Error(`docs/entity-fields.tsv: its columns are not ${COLUMNS.join(", ")}`)
  return lines.map((line, index) => lineOf(line.split("\t"), index + 2))
}

const lineOf = (cells: ReadonlyArray<string>, at: number): EntityField => {
  if (cells.length !== COLUMNS.length || cells.includes(""))
    throw new Error(`docs/entity-fields.tsv, line ${at}: not seven cells`)
  const cell = (name: (typeof COLUMNS)[number]): string => cells[COLUMNS.indexOf(name)] ?? ""
  return {
    entity: cell("entity"),
    field: cell("field"),
    row: cell("row"),
    written: cell("written"),
    shown: cell("shown"),
    answered: cell("answered"),
    screen: cell("screen"),
  }
}

/** The fields that a row calls otherwise than by name. */
const WORDS: { readonly [words: string]: ReadonlyArray<string> } = {
  "payment status": ["paymentStatus"],
  "foreclosure details": ["foreclosure"],
  "closing-notification-seen flag for the buyer": ["buyerClosingNotificationSeen"],
  "closing-notification-seen flag for the seller": ["sellerClosingNotificationSeen"],
  "admin banking info id": ["adminBankingInfoId"],
  "signatures of seller and buyer": ["signatures"],
  "each signature with its sign date": ["signDate"],
  "plus the flags buyerAccepted and sellerAccepted": ["buyerAccepted", "sellerAccepted"],
  "bankingInfo and the acquisition criteria": ["bankingInfo", "acquisitionCriteria"],
  "it contains folders and files": [],
}

/** Names of the fields that the text of a row lists after its colon, or after "the fields". Throws on words that are neither a name nor known. */
export const namedFields = (requirement: string): ReadonlyArray<string> => {
  const [, list = ""] = /(?::\s|\bthe fields\s)(.*)$/.exec(requirement) ?? []
  const bare = list.replace(/\s*(?:\([^)]*\)|\{[^}]*\})/g, "").replace(/\.$/, "")
  return bare.split(/[,;]/).flatMap((part) => {
    const words = part.trim().replace(/\.amount$/, "")
    if (/^\w+$/.test(words)) return [words]
    const known = WORDS[words]
    if (known === undefined) throw new Error(`No field is known by the words "${words}"`)
    return known
  })
}

const SCREENS = /^packages\/(?:core|ui)\/src\/[\w./-]+\.tsx?$/

/** What the table is held against. */
export interface FieldSources {
  /** The text of the row. */
  readonly rowText: (row: string) => string | undefined
  readonly mutations: ReadonlySet<string>
  /** Fields of the schema's types, "Asset.upb". */
  readonly fields: ReadonlySet<string>
  /** Audiences of fields.tsv by field. */
  readonly audiences: ReadonlyMap<string, string>
  /** The text of a file; undefined where there is none. */
  readonly file: (path: string) => string | undefined
}

const answerFaults = ({ answered, shown }: EntityField, { audiences, fields }: FieldSources): ReadonlyArray<string> => {
  if (isDecision(answered)) return shown === "-" ? [] : [`is answered nowhere, and yet shown to ${shown}`]
  if (!fields.has(answered)) return [`${answered} is no field of the schema`]
  const audience = audiences.get(answered)
  return audience === shown ? [] : [`${answered} is told to ${audience ?? "nobody"}, not to ${shown}`]
}

const screenFaults = ({ answered, field, screen }: EntityField, { file }: FieldSources): ReadonlyArray<string> => {
  if (isDecision(answered)) return screen === "-" ? [] : ["is answered nowhere, and yet read by a screen"]
  if (isDecision(screen)) return []
  const text = SCREENS.test(screen) ? file(screen) : undefined
  if (text === undefined) return [`${screen} is no file of a screen`]
  const [, name = field] = answered.split(".")
  return new RegExp(`\\b(?:${name}|${field})\\b`).test(text) ? [] : [`${screen} reads neither ${name} nor ${field}`]
}

const writerFaults = ({ answered, written }: EntityField, { mutations }: FieldSources): ReadonlyArray<string> => {
  if (written === "-") return isDecision(answered) ? [] : ["nobody writes it"]
  return written === "market" || mutations.has(written) ? [] : [`${written} is no mutation`]
}

/** Everything that the table says and the product does not, one sentence each. */
export const entityFieldFaults = (lines: ReadonlyArray<EntityField>, sources: FieldSources): ReadonlyArray<string> => {
  const wrong = lines.flatMap((line) =>
    [...answerFaults(line, sources), ...screenFaults(line, sources), ...writerFaults(line, sources)].map(
      (fault) => `${line.entity}.${line.field}: ${fault}`,
    ),
  )
  const missing = [...new Set(lines.map(({ row }) => row))].flatMap((row) => {
    const text = sources.rowText(row)
    if (text === undefined) return [`${row} is no row`]
    const named = new Set(lines.filter((line) => line.row === row).map(({ field }) => field))
    return namedFields(text).flatMap((field) => (named.has(field) ? [] : [`${row}: ${field} has no line`]))
  })
  return [...wrong, ...missing]
}
