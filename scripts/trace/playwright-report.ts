import { join, relative } from "node:path"
import type { TestRun } from "./test-run.ts"

type Test = { readonly status: string; readonly expectedStatus: string }
type Spec = { readonly title: string; readonly file: string; readonly tests: ReadonlyArray<Test> }
type Suite = { readonly title: string; readonly specs?: ReadonlyArray<Spec>; readonly suites?: ReadonlyArray<Suite> }
type PlaywrightReport = { readonly config: { readonly rootDir: string }; readonly suites: ReadonlyArray<Suite> }

const isReport = (input: unknown): input is PlaywrightReport =>
  typeof input === "object" && input !== null && "suites" in input && Array.isArray(input.suites) && "config" in input

/** `expected` is Playwright's word for "as it should be"; a test that is expected to fail proves nothing. */
const passed = (test: Test): boolean => test.status === "expected" && test.expectedStatus === "passed"

const outcomeOf = ({ tests }: Spec): TestRun["outcome"] => {
  const ran = tests.filter((test) => test.status !== "skipped")
  if (ran.length === 0) return "skipped"
  return ran.every(passed) ? "passed" : "failed"
}

const testsOf = (
  suite: Suite,
  above: ReadonlyArray<string>,
  place: (file: string) => string,
): ReadonlyArray<TestRun> => [
  ...(suite.specs ?? []).map((spec) => ({
    title: [...above, spec.title].join(" > "),
    file: place(spec.file),
    suite: "playwright",
    outcome: outcomeOf(spec),
  })),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...above, inner.title], place)),
]

/** The tests of a report by Playwright's JSON reporter, whose outer suites are the files. Throws on anything else. */
export const playwrightTests = (input: unknown, root: string): ReadonlyArray<TestRun> => {
  if (!isReport(input)) throw new Error("not a report of Playwright's JSON reporter")
  const place = (file: string) => relative(root, join(input.config.rootDir, file)).replaceAll("\\", "/")
  return input.suites.flatMap((file) => testsOf(file, [], place))
}
