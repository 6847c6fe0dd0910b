import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { COLUMNS, parseRequirements, readRequirements } from "./requirements.ts"

const header = COLUMNS.join("\t")
const line = (id: string, twin = "") => `${id}\tshell\tIt is so.\trule\tcore\t${twin}\t\t`

describe("parseRequirements", () => {
  it("reads a row by its columns", () => {
    const rows = parseRequirements(`${header}\nACC-001\tshell\tIt is so.\trule\tcore\t\tyes\ta.ts#b\n`)
    expect(rows.get("ACC-001")).toEqual({
      id: "ACC-001",
      area: "shell",
      requirement: "It is so.",
      kind: "rule",
      layer: "core",
      twin: "",
      decision: "yes",
      code: "a.ts#b",
    })
  })

  it("refuses an id that stands twice", () => {
    expect(() => parseRequirements([header, line("ACC-001"), line("ACC-001")].join("\n"))).toThrow("ACC-001 stands")
  })

  it("refuses a twin that no row has", () => {
    expect(() => parseRequirements([header, line("ACC-001", "ACC-002")].join("\n"))).toThrow("its twin ACC-002")
  })

  it("names the line that lacks a cell", () => {
    expect(() => parseRequirements(`${header}\nACC-001\tshell`)).toThrow("line 2")
  })

  it("refuses other columns", () => {
    expect(() => parseRequirements("id\trequirement\n")).toThrow("columns")
  })
})

describe("docs/requirements.tsv", () => {
  const rows = [...readRequirements(join(import.meta.dirname, "../../docs/requirements.tsv")).values()]

  it("has all 1,603 rows", () => {
    expect(rows).toHaveLength(1603)
  })

  it("answers every open row", () => {
    const unanswered = rows.filter(
      ({ kind, layer, decision }) => (kind === "open" || layer === "decision") && decision === "",
    )
    expect(unanswered).toEqual([])
  })
})
