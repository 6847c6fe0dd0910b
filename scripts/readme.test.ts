import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const readme = readFileSync("README.md", "utf8")

it("names the demo's accounts as the demo makes them", () => {
  const cast = readFileSync("packages/gateway/src/demo/cast.ts", "utf8")
  const password = /DEMO_PASSWORD = "([^"]+)"/.exec(cast)?.[1] ?? "no password found"
  expect(readme).toContain(`\`${password}\``)
  const parts = [...cast.matchAll(/= people\("(\w+)"/g)].map(([, part]) => `${part}@demo.example`)
  const named = [...readme.matchAll(/`(\w+@demo\.example)`/g)].map(([, account]) => account)
  expect(named.length).toBeGreaterThan(0)
  expect([...parts, "admin@demo.example"]).toEqual(expect.arrayContaining(named))
})

it("names only commands that exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))
  const pages = globSync(["*.md", "docs/*.md", "packages/*/README.md"]).map((page) => readFileSync(page, "utf8"))
  const commands = pages.flatMap((page) => [...page.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)])
  expect(commands.length).toBeGreaterThan(10)
  for (const [, name = ""] of commands) expect(Object.keys(scripts)).toContain(name)
})

it("has a file behind each command", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }
  const files = Object.values(scripts).flatMap((command) => command.match(/\S+\.m?ts\b|\S+\.mjs\b/g) ?? [])
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it("leads nowhere that is not there", () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) => path)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((path) => globSync(path).length === 0)).toEqual([])
})

/** What the map names: the folders in the first column of its table. */
const mapped = (readme.split("## A map")[1]?.split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([\w./-]+)`|\]\(([\w/-]+)\/README\.md\)/g)])
  .map(([, name, linked]) => name ?? linked ?? "")

/** Where tools put what they make or fetch, which is not kept. */
const passing = new Set(["node_modules", "dist", "storybook-static", "test-results", "playwright-report"])
const folders = (place: string) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !passing.has(entry.name))
    .map(({ name }) => name)

it("maps each folder and each package, and none that is not there", () => {
  const packages = folders("packages").map((name) => `packages/${name}`)
  const there = [...folders(".").filter((name) => name !== "packages"), ...packages]
  expect(there.length).toBeGreaterThan(12)
  expect(mapped.filter((name) => !name.startsWith(".")).toSorted()).toEqual(there.toSorted())
  expect(mapped.filter((name) => !existsSync(name))).toEqual([])
})

it("sends changes to places that exist", () => {
  const table = readme.split("## Where each kind of change goes")[1]?.split("\n## ")[0] ?? ""
  const named = [...table.matchAll(/`((?:packages|docs|scripts|stories|e2e)\/[\w./<>-]+|\.env\.example)`/g)]
  const places = named.map(([, path = ""]) => path)
  expect(places.length).toBeGreaterThan(10)
  expect(places.filter((path) => globSync(path.replaceAll("<noun>", "*")).length === 0)).toEqual([])
})

it("lists each command that is no stage of npm test and no part of one", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }
  const parts = new Set(["build", "build:storybook", "codegen", "types", "lint", "format", "boundaries", "e2e"])
  const listed = new Set(Array.from(readme.matchAll(/npm (?:run )?([\w:-]+)/g), ([, name = ""]) => name))
  expect(Object.keys(scripts).filter((name) => !listed.has(name) && !parts.has(name))).toEqual([])
})
