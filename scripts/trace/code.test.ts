import { fileURLToPath } from "node:url"
import type ts from "typescript"
import { describe, expect, it } from "vitest"
import { codeProblems, findCode, parseCode, parseSource } from "./code.ts"

const source = parseSource(
  "a.tsx",
  `
  export const LIMIT = 5
  const hidden = 6
  export type Shape = { readonly limit: number }
  export function canOffer() { return true }
  export class Offers { readonly place = () => this.#take(); #take() { return 1 } }
  export const catalogue = { OfferRefused: "No.", nested: { deep: "Yes." } }
  export const Screen = () => <h1>Offers</h1>
`,
)
const found = (code: string): ts.Node | undefined => {
  const parsed = parseCode(code)
  return parsed && findCode(source, parsed)
}

describe("findCode", () => {
  it("finds exported constants, functions, classes and components", () => {
    for (const name of ["LIMIT", "canOffer", "Offers", "Screen"]) expect(found(`a.tsx#${name}`)).toBeDefined()
  })

  it("finds a member inside an export", () => {
    expect(found("a.tsx#catalogue.OfferRefused")?.getText()).toBe('OfferRefused: "No."')
    expect(found("a.tsx#catalogue.nested.deep")?.getText()).toBe('deep: "Yes."')
    expect(found("a.tsx#Offers.place")?.getText()).toContain("place")
    expect(found("a.tsx#Offers.#take")?.getText()).toContain("return 1")
  })

  it("finds nothing that is not exported, is a type, or is not there", () => {
    for (const name of ["hidden", "Shape", "LIMITS", "catalogue.OfferTaken"])
      expect(found(`a.tsx#${name}`)).toBeUndefined()
  })
})

describe("codeProblems", () => {
  const row = { id: "ACC-001", area: "", requirement: "", kind: "", layer: "core", twin: "", decision: "" }
  const root = fileURLToPath(new URL("../..", import.meta.url))
  const problem = (code: string) => codeProblems([{ ...row, code }], decodeURIComponent(root))[0]

  it("accepts what exists, and a row without code", () => {
    expect(problem("scripts/trace/code.ts#codeProblems")).toBeUndefined()
    expect(problem("")).toBeUndefined()
  })

  it("names a missing file, a missing export and another form", () => {
    expect(problem("scripts/trace/none.ts#codeProblems")).toBe("ACC-001: there is no file scripts/trace/none.ts")
    expect(problem("scripts/trace/code.ts#none")).toBe("ACC-001: scripts/trace/code.ts exports no none")
    expect(problem("scripts/trace/code.ts")).toBe("ACC-001: 'scripts/trace/code.ts' is not file#export")
  })
})
