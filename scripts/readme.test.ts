import { existsSync, globSync, readFileSync } from "node:fs"
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
