import { relative } from "node:path"
import type { TestRun } from "./test-run.ts"

type Assertion = { readonly ancestorTitles: ReadonlyArray<string>; readonly title: string; readonly status: string }
type VitestReport = {
  readonly testResults: ReadonlyArray<{ readonly name: string; readonly assertionResults: ReadonlyArray<Assertion> }>
}

const isReport = (input: unknown): input is VitestReport =>
  typeof input === "object" && input !== null && "testResults" in input && Array.isArray(input.testResults)

const outcomeOf = (status: string): TestRun["outcome"] =>
  status === "passed" || status === "failed" ? status : "skipped"

/** The tests of a report by vitest's JSON reporter over one project, `suite`. Throws on anything else. */
export const vitestTests = (input: unknown, root: string, suite: string): ReadonlyArray<TestRun> => {
  if (!isReport(input)) throw new Error("not a report of vitest's JSON reporter")
  return input.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      title: [...test.ancestorTitles, test.title].filter((part) => part !== "").join(" > "),
      file: relative(root, name).replaceAll("\\", "/"),
      suite,
      outcome: outcomeOf(test.status),
    })),
  )
}
