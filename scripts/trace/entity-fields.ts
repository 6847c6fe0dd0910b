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
  /** A field of the schema, "Asset.upb"; an argument for what is only asked, "argument: createOffer.closing"; or why there is none, "decision: …". */
  readonly answered: string
  /** The file that reads it, or why no screen does, "decision: …", or "-". */
  readonly screen: string
}

const COLUMNS = ["entity", "field", "row", "written", "shown", "answered", "screen"] as const
const DECISION = /^decision: \S/
const ARGUMENT = "argument: "

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
  "sellerProfile.avatar": ["sellerProfile"],
  "last message index": ["lastMessageIndex"],
  "last read index": ["lastReadMessageIndex"],
  "tolerate one more unknown field": [],
  "one loan-detail group": ["performing", "nonPerforming", "subPerforming", "hotelNonPerforming"],
  "percentages to UPB": ["lowPercentToUpb", "highPercentToUpb"],
  "low and high side savings": ["lowSideSavings", "highSideSavings"],
  "low and high side time estimates": ["lowSideTime", "highSideTime"],
  "foreclosure process": ["foreclosureProcess"],
  "receivership process": ["receivershipProcess"],
  "bidding process": ["biddingProcess"],
  "loan class": ["XLLoanClass"],
  "market tier": ["marketTier"],
  "asset summary": ["asset"],
  "its other fields are tied to seller plans and specified in the seller-side document": [],
  "executed confidentiality agreement": ["executedCA"],
  "failed date": ["failedDate"],
  "failed reason": ["failedReason"],
  "offer price as percent of total unpaid principal balance": ["percentOfUpb"],
  "deposit as percent of bid price": ["percentOfBid"],
  "offers in one variant": ["offers"],
}

const fieldsOf = (words: string): ReadonlyArray<string> => {
  if (/^\w+$/.test(words)) return [words]
  const known = WORDS[words]
  if (known !== undefined) return known
  const parts = words.replace(/^and /, "").split(" and ")
  if (parts.join(" and ") === words && parts.length === 1) throw new Error(`No field is known by the words "${words}"`)
  return parts.flatMap(fieldsOf)
}

/** Names of the fields that the text of a row lists after its colon, or after "the fields", "adds", "takes" or "accepts". Throws on words that are neither a name nor known. */
export const namedFields = (requirement: string): ReadonlyArray<string> => {
  const [, list = ""] = /(?::\s|\b(?:the fields|adds|takes|accepts)\s)(.*)$/.exec(requirement) ?? []
  const bare = list.replace(/\s*(?:\([^)]*\)|\{[^}]*\})/g, "").replace(/\.$/, "")
  return bare.split(/[,;]/).flatMap((part) => fieldsOf(part.trim().replace(/\.amount$/, "")))
}

const SCREENS = /^packages\/(?:core|ui)\/src\/[\w./-]+\.tsx?$/

/** What the table is held against. */
export interface FieldSources {
  /** The text of the row. */
  readonly rowText: (row: string) => string | undefined
  readonly mutations: ReadonlySet<string>
  /** Fields of the schema's types, "Asset.upb". */
  readonly fields: ReadonlySet<string>
  /** Arguments of the schema's operations, "createOffer.closing". */
  readonly args: ReadonlySet<string>
  /** Audiences of fields.tsv by field. */
  readonly audiences: ReadonlyMap<string, string>
  /** The text of a file; undefined where there is none. */
  readonly file: (path: string) => string | undefined
}

const argumentOf = (answered: string): string | undefined =>
  answered.startsWith(ARGUMENT) ? answered.slice(ARGUMENT.length) : undefined

const toldTo = (audience: string, answered: string, shown: string): ReadonlyArray<string> =>
  audience === shown ? [] : [`${answered} is told to ${audience}, not to ${shown}`]

const answerFaults = (
  { answered, shown }: EntityField,
  { args, audiences, fields }: FieldSources,
): ReadonlyArray<string> => {
  const argument = argumentOf(answered)
  if (argument !== undefined && !args.has(argument)) return [`${argument} is no argument of the schema`]
  if (argument !== undefined || isDecision(answered))
    return shown === "-" ? [] : [`is answered nowhere, and yet shown to ${shown}`]
  if (!fields.has(answered)) return [`${answered} is no field of the schema`]
  return toldTo(audiences.get(answered) ?? "nobody", answered, shown)
}

/** Reads a field of that name: as a property, out of a pattern, or by a whole text that is the name or a path to it, as a table of fields does. */
const reads = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`\.${name}\b|\{[^{}]*\b${name}\b[^{}]*\}[\s},]*(?:=[^>=]|:\s*[\w{]|\)\s*(?:=>|:))|"(?:\w+\.)*${name}"`,
  ).test(text)

const readFaults = (
  text: string,
  { answered, field, screen }: Pick<EntityField, "answered" | "field" | "screen">,
): ReadonlyArray<string> => {
  const [, name = field] = answered.split(".")
  return reads(text, name) || reads(text, field) ? [] : [`${screen} reads neither ${name} nor ${field}`]
}

const screenFaults = ({ answered, field, screen }: EntityField, { file }: FieldSources): ReadonlyArray<string> => {
  if (isDecision(answered)) return screen === "-" ? [] : ["is answered nowhere, and yet read by a screen"]
  if (isDecision(screen)) return []
  const text = SCREENS.test(screen) ? file(screen) : undefined
  return text === undefined ? [`${screen} is no file of a screen`] : readFaults(text, { answered, field, screen })
}

const writerFaults = ({ answered, written }: EntityField, { mutations }: FieldSources): ReadonlyArray<string> => {
  if (written === "-") return isDecision(answered) || argumentOf(answered) !== undefined ? [] : ["nobody writes it"]
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
