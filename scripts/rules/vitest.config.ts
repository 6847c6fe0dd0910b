import { globSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { defineConfig } from "vitest/config"

const root = resolve(import.meta.dirname, "../..")
const conditions = ["xl-source", "node"]

/** A test file that states a property says so by importing fast-check, or a law that does. */
const properties = globSync("packages/{core,testkit}/src/**/*.test.ts", { cwd: root }).filter((file) =>
  /from "fast-check"|forAll\(/.test(readFileSync(resolve(root, file), "utf8")),
)

export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // A million runs take their time; nobody but the reader of the figures says how long.
  test: { include: properties, setupFiles: ["scripts/rules/setup.ts"], testTimeout: 0, reporters: ["dot"] },
})
