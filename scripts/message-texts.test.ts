import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"
import { readRequirements, type Requirement } from "./trace/requirements.ts"

const ROOT = resolve(import.meta.dirname, "..")

/** A text between single quotes; an apostrophe inside a word ends none. */
const QUOTED = /(?<=[\s:(;])'(.+?)'(?=[\s.;,:)]|$)/g

/** Rows that tell what somebody reads, rather than name a route or a format. */
const isSpoken = ({ kind, requirement }: Requirement): boolean =>
  kind === "ui" || /(?:shows|with|the snackbar|if empty|otherwise) '/.test(requirement)

/** What the account side of the specification has the core say: sentences and labels, not single words. */
const spoken = [...readRequirements(join(ROOT, "docs/requirements.tsv")).values()]
  .filter((row) => row.id.startsWith("ACC-") && row.layer === "core" && isSpoken(row))
  .flatMap(({ id, requirement }) => [...requirement.matchAll(QUOTED)].map(([, quoted = ""]) => ({ id, quoted })))
  .filter(({ quoted }) => /[ .…]/.test(quoted))

const catalogue = globSync("packages/core/src/messages/*.ts", { cwd: ROOT })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(ROOT, file), "utf8"))
  .join("\n")

it("finds each text that the account rows quote once in the core's messages, to the letter", () => {
  const counts = spoken.map(({ id, quoted }) => [id, quoted, catalogue.split(quoted).length - 1])
  expect(counts).toEqual(spoken.map(({ id, quoted }) => [id, quoted, 1]))
  expect(spoken.length).toBeGreaterThan(40)
})
