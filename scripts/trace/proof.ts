import { idsIn, MAX_IDS_PER_TITLE } from "./ids.ts"
import type { Requirement } from "./requirements.ts"
import type { TestRun } from "./test-run.ts"

/** Why a row counts, or why it does not yet. */
export type Verdict =
  | { readonly tag: "settled" } // context and answered decisions need no test
  | { readonly tag: "proved"; readonly tests: ReadonlyArray<TestRun> }
  | { readonly tag: "twin"; readonly of: string }
  | { readonly tag: "open"; readonly why: string }

export type Trace = {
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** What is wrong with titles and codes; any of them fails the run. */
  readonly problems: ReadonlyArray<string>
}

const CONTRACT_FOLDERS = ["packages/adapters/", "packages/gateway/"]

/** A vendor row is proved beside the adapter that speaks the vendor's wire, nowhere else. */
const proves = (row: Requirement, test: TestRun): boolean =>
  test.outcome === "passed" &&
  (row.layer !== "vendor" || CONTRACT_FOLDERS.some((folder) => test.file.startsWith(folder)))

const open = (why: string): Verdict => ({ tag: "open", why })

const ownVerdict = (row: Requirement, tests: ReadonlyArray<TestRun>, isShipped: (code: string) => boolean): Verdict => {
  if (row.layer === "context") return { tag: "settled" }
  if (row.layer === "decision") return row.decision === "" ? open("no decision") : { tag: "settled" }
  const proofs = tests.filter((test) => proves(row, test))
  if (proofs.length === 0) return open(tests.length === 0 ? "no test" : "no test that counts")
  if (row.code === "") return open("no code")
  return isShipped(row.code) ? { tag: "proved", tests: proofs } : open("code not reachable from what ships")
}

const testsById = (tests: ReadonlyArray<TestRun>): ReadonlyMap<string, ReadonlyArray<TestRun>> => {
  const found = new Map<string, Array<TestRun>>()
  for (const test of tests) {
    for (const id of idsIn(test.title)) found.set(id, [...(found.get(id) ?? []), test])
  }
  return found
}

/** The first twin, or twin's twin, that counts by itself; a ring of twins ends where it began. */
const countedTwin = (
  row: Requirement | undefined,
  rows: ReadonlyMap<string, Requirement>,
  own: ReadonlyMap<string, Verdict>,
  seen: ReadonlySet<string> = new Set(),
): string | undefined => {
  if (row === undefined || row.twin === "" || seen.has(row.twin)) return undefined
  if (own.get(row.twin)?.tag !== "open") return row.twin
  return countedTwin(rows.get(row.twin), rows, own, new Set([...seen, row.twin]))
}

const verdictOf = (
  row: Requirement,
  rows: ReadonlyMap<string, Requirement>,
  own: ReadonlyMap<string, Verdict>,
): Verdict => {
  const verdict = own.get(row.id) ?? { tag: "open", why: "no row" }
  if (verdict.tag !== "open") return verdict
  const twin = countedTwin(row, rows, own)
  return twin === undefined ? verdict : { tag: "twin", of: twin }
}

const titleProblems = (tests: ReadonlyArray<TestRun>): ReadonlyArray<string> =>
  tests
    .filter(({ title }) => idsIn(title).length > MAX_IDS_PER_TITLE)
    .map(({ file, title }) => `${file}: more than ${MAX_IDS_PER_TITLE} ids in the title "${title}"`)

const idProblems = (
  rows: ReadonlyMap<string, Requirement>,
  byId: ReadonlyMap<string, ReadonlyArray<TestRun>>,
): ReadonlyArray<string> =>
  [...byId].flatMap(([id, tests]) => {
    const where = tests.map(({ file }) => file).join(", ")
    if (!rows.has(id)) return [`${id} stands in a title of ${where}, but no row has it`]
    return tests.some(({ outcome }) => outcome === "passed") ? [] : [`${id}: no test that holds it passed (${where})`]
  })

/** Holds every row against the tests of one run. `isShipped` says whether an entry point of the product reaches a row's `code`. */
export const trace = (
  rows: ReadonlyMap<string, Requirement>,
  tests: ReadonlyArray<TestRun>,
  isShipped: (code: string) => boolean,
): Trace => {
  const byId = testsById(tests)
  const own = new Map([...rows.values()].map((row) => [row.id, ownVerdict(row, byId.get(row.id) ?? [], isShipped)]))
  return {
    verdicts: new Map([...rows.values()].map((row) => [row.id, verdictOf(row, rows, own)])),
    problems: [...titleProblems(tests), ...idProblems(rows, byId)],
  }
}
