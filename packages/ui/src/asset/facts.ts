import {
  type AssetFact,
  type AssetFactGroup,
  type AssetView,
  factAt,
  type FactPath,
  fieldOf,
  NOTE_FACTS,
  PROPERTY_FACTS,
} from "@xl/core/assets"
import { digitInputShown } from "@xl/core/shared"
import { count, day, type KeyValue, MINUS, money, percent, rate, times } from "../parts/index.ts"

/** Writes what an asset says of a fact, which is never null here. */
type Writer = (value: unknown, fact: AssetFact, asset: AssetView) => string

const plain: Writer = (value) => String(value)
const listed: Writer = (value) => (Array.isArray(value) ? value.filter((one) => one !== NO_SUBTYPE).join(", ") : "")
const amount =
  (write: (value: number) => string): Writer =>
  (value) =>
    write(Number(value))

/** What stands for "no subtype" among the subtypes. */
const NO_SUBTYPE = "None"

const unitOf = ({ kind }: AssetFact, { propertyOverview }: AssetView): string => {
  const unit = "unit" in kind ? kind.unit : ""
  if (unit !== "unitOfMeasure") return unit === "%" || unit === "" ? unit : ` ${unit}`
  const { unitOfMeasure } = propertyOverview
  if (unitOfMeasure === null) return ""
  return unitOfMeasure === "Square Feet" ? " sf" : ` ${unitOfMeasure.toLowerCase()}`
}

const WRITERS: { readonly [T in AssetFact["kind"]["tag"]]: Writer } = {
  choice: (value, ...rest) => (Array.isArray(value) ? listed : plain)(value, ...rest),
  count: (value, fact, asset) => `${count(Number(value))}${unitOf(fact, asset)}`,
  day: (value) => day(String(value)),
  dollars: (value, fact, asset) =>
    `${String(value).startsWith("-") ? MINUS : ""}$${digitInputShown(String(value)).replace(/\.0*$/, "")}${unitOf(fact, asset)}`,
  flag: (value) => (value === true ? "Yes" : "No"),
  list: listed,
  money: amount(money),
  months: (value, fact, asset) => {
    const { kind } = fact
    if ("zero" in kind && kind.zero !== undefined && Number(value) === 0) return kind.zero
    return /^\d+$/.test(String(value)) ? `${String(value)}${unitOf(fact, asset)}` : String(value)
  },
  percent: amount((part) => percent(part)),
  rate: amount(rate),
  ratio: amount(times),
  text: plain,
  year: plain,
}

/** What an asset says of a fact, in words; nothing where it says nothing. */
export const factWords = (asset: AssetView, fact: AssetFact): string | undefined => {
  const value = factAt(asset, fact.path)
  return value === null ? undefined : WRITERS[fact.kind.tag](value, fact, asset) || undefined
}

/** The one day that may lie ahead: a payoff is stated with its interest up to it. */
const PAYOFF_DAY: FactPath = "noteOverview.payoffDate"

const daySaid = (asset: AssetView, path: FactPath | undefined): string | undefined => {
  const value = path === undefined ? null : factAt(asset, path)
  return typeof value === "string" ? `${path === PAYOFF_DAY ? "good through" : "as of"} ${day(value)}` : undefined
}

const basisSaid = (asset: AssetView, path: FactPath | undefined): string | undefined => {
  const value = path === undefined ? null : factAt(asset, path)
  return typeof value === "string" ? value : undefined
}

/** How a remark on a value begins that the demo market made up by rule. */
const MADE_UP = "demo value"

/** The remark on a fact's source. A value that is missing was not made up; why it is missing may be said. */
const remarkOf = (asset: AssetView, fact: AssetFact): string | undefined => {
  const remark = asset.provenance[fieldOf(fact)]
  return remark?.startsWith(MADE_UP) === true && factWords(asset, fact) === undefined ? undefined : remark
}

/** The day that a figure is of and where it comes from, where either is known. */
const noteOf = (asset: AssetView, fact: AssetFact): string | undefined =>
  joined([dayAndBasis(asset, fact), remarkOf(asset, fact)])

const joined = (parts: ReadonlyArray<string | undefined>): string | undefined =>
  parts.filter((part) => part !== undefined).join(", ") || undefined

const dayAndBasis = (asset: AssetView, { asOf, basis }: AssetFact): string | undefined =>
  joined([daySaid(asset, asOf), basisSaid(asset, basis)])

const ALL = [...NOTE_FACTS, ...PROPERTY_FACTS].flatMap(({ facts }) => facts)

/** The same of the fact at a path. */
export const noteAt = (asset: AssetView, path: FactPath): string | undefined => {
  const fact = factOf(path)
  return fact && noteOf(asset, fact)
}

const factOf = (path: FactPath): AssetFact | undefined => ALL.find((one) => one.path === path)

/** The same without the remark on its source. */
export const dayNoteAt = (asset: AssetView, path: FactPath): string | undefined => {
  const fact = factOf(path)
  return fact && dayAndBasis(asset, fact)
}

/** Remarks on the sources of some facts, each once with the facts that it is on. */
export const remarksOn = (asset: AssetView, paths: ReadonlyArray<FactPath>): ReadonlyArray<string> => {
  const facts = paths.flatMap((path) => factOf(path) ?? [])
  const remarks = new Set(facts.flatMap((fact) => remarkOf(asset, fact) ?? []))
  return [...remarks].map((remark) => {
    const on = facts.filter((fact) => remarkOf(asset, fact) === remark).map(({ label }) => label)
    return `${on.join(", ")}: ${remark}`
  })
}

/** A group as the page shows it: what is stated, and the names of what is not. */
export interface ShownGroup {
  readonly title: string
  readonly items: ReadonlyArray<KeyValue>
  readonly unstated: ReadonlyArray<string>
}

/** Days and sources stand with their figures, not in rows of their own. */
const besideOthers = (group: AssetFactGroup): ReadonlyArray<FactPath | undefined> =>
  group.facts.flatMap(({ asOf, basis }) => [asOf, basis])

/** What the asset says of a group of facts. */
export const shownGroup = (asset: AssetView, group: AssetFactGroup): ShownGroup => {
  const beside = besideOthers(group)
  const rows = group.facts
    .filter(({ path }) => !beside.includes(path))
    .map((fact) => ({ fact, item: { label: fact.label, value: factWords(asset, fact), note: noteOf(asset, fact) } }))
  const isStated = ({ item }: (typeof rows)[number]) => item.value !== undefined || item.note !== undefined
  const isExpected = group.isShown?.(asset) !== false
  return {
    title: group.title,
    items: rows.filter(isStated).map(({ item }) => item),
    unstated: rows.flatMap((row) =>
      isStated(row) || !isExpected || row.fact.isExtra === true ? [] : [row.fact.label],
    ),
  }
}
