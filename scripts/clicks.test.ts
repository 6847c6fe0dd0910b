import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"

const ROOT = join(import.meta.dirname, "..")
const IMPORT = /from "([^"]+)"/g

/** What journeys that only click may take from elsewhere: the test itself, what people see, press and type, and the demo's clock. */
const ALLOWED = new Set([
  "@playwright/test",
  "e2e/journey.ts",
  "e2e/people.ts",
  "e2e/steps.ts",
  "e2e/clock.ts",
  "e2e/menus.ts",
  "e2e/router-paths.ts",
  "e2e/settled.ts",
  // Tables of pages.
  "e2e/expected-pages.ts",
  "e2e/unlinked-pages.ts",
  "node:buffer",
  // What a person saved is read where the browser put it.
  "node:fs",
])

/** Ways around the screen: requests, scripts in the page, typed addresses. */
const FORBIDDEN = [
  /\brequest\s*[.,}]/,
  /\.evaluate(?:All|Handle)?\(/,
  /\bfetch\(/,
  /\.route\(/,
  /storageState/,
  /\bforce: true/,
  /dispatchEvent/,
  /\.goto\((?!"\/"|"\/dev\/mailbox")/,
]

const files = globSync("e2e/clicks/**/*.ts", { cwd: ROOT })
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8")

const strangersIn = (file: string): ReadonlyArray<string> =>
  [...read(file).matchAll(IMPORT)]
    .map(([, from = ""]) => (from.startsWith(".") ? join(dirname(file), from) : from))
    .filter((from) => !from.startsWith("e2e/clicks/") && !ALLOWED.has(from))
    .map((from) => `${file} takes ${from}`)

const detoursIn = (file: string): ReadonlyArray<string> =>
  read(file)
    .split("\n")
    .flatMap((line) =>
      FORBIDDEN.filter((pattern) => pattern.test(line)).map((pattern) => `${file}: ${pattern} in ${line.trim()}`),
    )

it("lets journeys that only click take nothing that sends requests", () => {
  expect(files.length).toBeGreaterThan(1)
  expect(files.flatMap(strangersIn)).toEqual([])
})

it("lets them do nothing behind the screen", () => {
  expect(files.filter((file) => file !== "e2e/clicks/people.ts").flatMap(detoursIn)).toEqual([])
})
