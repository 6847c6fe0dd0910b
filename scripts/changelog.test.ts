import { existsSync, globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const changelog = readFileSync("CHANGELOG.md", "utf8")
const KINDS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "For whoever upgrades"]

describe("the market's changelog", () => {
  it("begins with what is not released yet, and dates every version below", () => {
    const versions = Array.from(changelog.matchAll(/^## (.+)$/gm), ([, version]) => version)
    expect(versions[0]).toBe("[Unreleased]")
    expect(versions.slice(1).filter((version = "") => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/.test(version))).toEqual(
      [],
    )
  })

  it("knows the kinds of changes that Keep a Changelog knows, in their order", () => {
    for (const version of changelog.split(/^## /m).slice(1)) {
      const kinds = Array.from(version.matchAll(/^### (.+)$/gm), ([, kind = ""]) => kind)
      expect(kinds.length).toBeGreaterThan(0)
      expect(kinds).toEqual(KINDS.filter((kind) => kinds.includes(kind)))
    }
  })

  it("is found from the README and the contribution guide, and leads to the libraries' own", () => {
    for (const page of ["README.md", "CONTRIBUTING.md"]) expect(readFileSync(page, "utf8")).toContain("(CHANGELOG.md)")
    const links = Array.from(changelog.matchAll(/\]\((packages[^)]+)\)/g), ([, path = ""]) => path)
    expect(links).toEqual(["packages/core/CHANGELOG.md", "packages/testkit/CHANGELOG.md"])
    expect(links.filter((path) => !existsSync(path))).toEqual([])
  })
})

describe("the notes of changesets", () => {
  it("are of the two libraries alone, since the market's changelog is written by hand", () => {
    const notes = globSync(".changeset/*.md").filter((path) => !path.endsWith("README.md"))
    for (const note of notes) {
      const [, head = ""] = /^---\n([\s\S]*?)---\n/.exec(readFileSync(note, "utf8")) ?? []
      const packages = Array.from(head.matchAll(/^"(.+)": (?:major|minor|patch)$/gm), ([, name]) => name)
      expect([
        note,
        packages.length > 0,
        packages.filter((name) => name !== "@xl/core" && name !== "@xl/testkit"),
      ]).toEqual([note, true, []])
    }
  })
})
