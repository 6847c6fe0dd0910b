import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"
import { variables } from "../packages/ui/src/theme/variables.ts"

const ROOT = resolve(import.meta.dirname, "..")

/** The tokens by which the gateway's own pages are drawn, each with the file that names it. */
const named = globSync("packages/gateway/src/**/*.{ts,css}", { cwd: ROOT }).flatMap((file) =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(/var\((--[a-z\d-]+)\)/gi)].map(
    ([, token = ""]) => `${token} in ${file}`,
  ),
)

it("has every token that a page of the gateway's own is drawn by", () => {
  const unknown = named.filter((use) => !variables.includes(`${use.split(" ", 1)[0] ?? ""}:`))
  expect(new Set(named).size).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})
