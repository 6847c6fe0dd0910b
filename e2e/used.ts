import type { BrowserContext } from "@playwright/test"
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"

const REPORTS = join(import.meta.dirname, "../.cache/reports")

/** A list that the workers of a run add lines to; `scripts/used` reads it after the journeys. */
const recordIn = (name: string) => {
  const file = join(REPORTS, name)
  const known = new Set<string>()
  return {
    add: (line: string): void => {
      if (known.has(line)) return
      known.add(line)
      mkdirSync(REPORTS, { recursive: true })
      appendFileSync(file, `${line}\n`)
    },
    clear: (): void => rmSync(file, { force: true }),
    read: (): ReadonlySet<string> => new Set(existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []),
  }
}

/** Names of the operations that pages sent. A journey's own requests are none of a page's. */
export const sentOperations = recordIn("sent.txt")
/** Paths that clicks led to, none of them typed. */
export const reachedPaths = recordIn("reached.txt")

const operationIn = (body: string | null): string | undefined => /"operationName":"(\w+)"/.exec(body ?? "")?.[1]

/** Records the operations that pages of a context send. */
export const recordSent = (context: BrowserContext): void => {
  context.on("request", (request) => {
    const name = request.method() === "POST" ? operationIn(request.postData()) : undefined
    if (name !== undefined) sentOperations.add(name)
  })
}
