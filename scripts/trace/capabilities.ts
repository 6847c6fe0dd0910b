import { readFileSync } from "node:fs"
import { aligned } from "./table.ts"
import type { TestRun } from "./test-run.ts"

/** One line of docs/capabilities.tsv: what a person can do with the product, and what proves it. */
export interface Capability {
  readonly id: string
  readonly capability: string
  /** The group of work that it belongs to, such as `deal`. */
  readonly group: string
  /** `clicks`: a journey that only clicks proves it. `command`: any test does. */
  readonly proof: "clicks" | "command"
}

/** Journeys in which everything is done by clicks. `scripts/clicks.test.ts` holds them to it. */
export const CLICKS = "e2e/clicks/"

const COLUMNS = ["id", "capability", "now", "whole when", "with", "proof"]
const ID = /\b(?:C\d{3}|B\d{2})\b/g

const capabilityOf = (line: string, at: number): Capability => {
  const [id = "", capability = "", , , group = "", proof] = line.split("\t")
  if (proof !== "clicks" && proof !== "command")
    throw new Error(`docs/capabilities.tsv, line ${at}: its proof is neither clicks nor command`)
  return { id, capability, group, proof }
}

/** Throws, naming the line, on another header, another proof or an id that occurs twice. */
export const parseCapabilities = (text: string): ReadonlyArray<Capability> => {
  const [header, ...lines] = text.split("\n").filter((line) => line !== "")
  if (header !== COLUMNS.join("\t")) throw new Error(`docs/capabilities.tsv: its columns are not ${COLUMNS.join(", ")}`)
  const capabilities = lines.map((line, index) => capabilityOf(line, index + 2))
  const ids = capabilities.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`${twice} stands in docs/capabilities.tsv twice`)
  return capabilities
}

export const readCapabilities = (file: string): ReadonlyArray<Capability> =>
  parseCapabilities(readFileSync(file, "utf8"))

/** A journey that clicks, for a capability of clicks; any test for one of a command. It has to have passed at its first try. */
const proves = ({ proof }: Capability, { file, outcome }: TestRun): boolean =>
  outcome === "passed" && (proof === "command" || file.startsWith(CLICKS))

interface Used {
  /** Ids of the capabilities that count. */
  readonly proved: ReadonlySet<string>
  /** Titles that claim what they cannot prove. */
  readonly problems: ReadonlyArray<string>
}

/** Holds every capability against the tests of one run. */
export const usedCapabilities = (capabilities: ReadonlyArray<Capability>, tests: ReadonlyArray<TestRun>): Used => {
  const claims = tests.flatMap((test) => [...new Set(test.title.match(ID) ?? [])].map((id) => ({ id, test })))
  const known = new Map(capabilities.map((one) => [one.id, one]))
  const problemOf = ({ id, test }: (typeof claims)[number]): ReadonlyArray<string> => {
    const capability = known.get(id)
    if (capability === undefined) return [`${id} stands in a title of ${test.file}, but no capability has it`]
    return capability.proof === "clicks" && !test.file.startsWith(CLICKS)
      ? [`${id} is proved by clicks, and ${test.file} is not in ${CLICKS}`]
      : []
  }
  const proved = capabilities.filter((one) => claims.some(({ id, test }) => id === one.id && proves(one, test)))
  return { proved: new Set(proved.map(({ id }) => id)), problems: [...new Set(claims.flatMap(problemOf))] }
}

const counted = (capabilities: ReadonlyArray<Capability>, proved: ReadonlySet<string>): string =>
  `${capabilities.filter(({ id }) => proved.has(id)).length}/${capabilities.length}`

/** Done/total for each group of work, with a last line for all. */
export const capabilityTable = (capabilities: ReadonlyArray<Capability>, proved: ReadonlySet<string>): string => {
  const groups = [...new Set(capabilities.map(({ group }) => group))].toSorted()
  const inGroup = (name: string) => capabilities.filter(({ group }) => group === name)
  return aligned([
    ["capabilities", "used"],
    ...groups.map((name) => [name, counted(inGroup(name), proved)]),
    ["all", counted(capabilities, proved)],
  ])
}

/** One line for each capability that does not count yet. */
export const openCapabilities = (capabilities: ReadonlyArray<Capability>, proved: ReadonlySet<string>): string =>
  capabilities
    .filter(({ id }) => !proved.has(id))
    .map(({ id, capability, group, proof }) => `${id}  ${proof}  ${group}  ${capability}`)
    .join("\n")
