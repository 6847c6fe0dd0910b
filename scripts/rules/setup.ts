import fc from "fast-check"
import { appendFileSync } from "node:fs"
import { parseRun, RUN } from "./run.ts"

const { runs, seed, log } = parseRun(process.env[RUN] ?? "")

// In place of fast-check's own reporter, which throws the same message: this one counts first.
fc.configureGlobal({
  numRuns: runs,
  seed,
  reporter: (details) => {
    appendFileSync(log, `${details.numRuns}\n`)
    if (details.failed) throw new Error(fc.defaultReportMessage(details))
  },
})
