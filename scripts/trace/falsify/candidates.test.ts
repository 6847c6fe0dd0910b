import { describe, expect, it } from "vitest"
import { findCode, parseSource } from "../code.ts"
import { candidates } from "./candidates.ts"
import { applied } from "./mutation.ts"
import { reach } from "./reach.ts"

const mutants = (text: string, name = "rule"): ReadonlyArray<string> => {
  const source = parseSource("a.tsx", text)
  const node = findCode(source, { file: "a.tsx", export: name, members: [] })
  return node === undefined
    ? []
    : reach(node)
        .flatMap(candidates)
        .map((mutation) => applied(text, mutation))
}

describe("candidates", () => {
  it("moves a limit, turns a comparison round and changes its number", () => {
    expect(mutants("export const rule = (days: number) => days < 90")).toEqual([
      "export const rule = (days: number) => days <= 90",
      "export const rule = (days: number) => days >= 90",
      "export const rule = (days: number) => days < 91",
    ])
  })

  it("swaps connectives and drops negations", () => {
    expect(mutants("export const rule = (a: boolean, b: boolean) => a && !b")).toEqual([
      "export const rule = (a: boolean, b: boolean) => a || !b",
      "export const rule = (a: boolean, b: boolean) => a && (b)",
    ])
  })

  it("turns conditions round", () => {
    expect(mutants("export const rule = (a: boolean) => a ? 1 : 2")[0]).toContain("=> !(a) ? 1 : 2")
    expect(mutants("export const rule = (a: boolean) => { if (a) return }")[0]).toContain("if (!(a)) return")
  })

  it("turns sums and methods with an opposite round", () => {
    expect(mutants("export const rule = (a: number, b: number) => a + b")[0]).toContain("=> a - b")
    expect(mutants("export const rule = (a: string) => a.toUpperCase()")).toEqual([
      "export const rule = (a: string) => a.toLowerCase()",
    ])
  })

  it("changes texts, in strings, templates and between tags", () => {
    expect(mutants('export const rule = "No."')).toEqual(['export const rule = "No. changed"'])
    expect(mutants("export const rule = (n: number) => `${n} days left`")[0]).toContain("`${n}changed  days left`")
    expect(mutants("export const rule = () => <h1>Offers</h1>")).toEqual([
      "export const rule = () => <h1>changed Offers</h1>",
    ])
    expect(mutants('export const rule = () => <a title="Offers" />')).toEqual([
      'export const rule = () => <a title={"Offers changed"} />',
    ])
  })

  it("turns patterns round, so that they find what they did not find", () => {
    const [turned = ""] = mutants("export const rule = /^\\d$|^x/")
    const pattern = new RegExp(turned.slice("export const rule = /".length, -1))
    expect(["1", "x2", "12", ""].map((text) => pattern.test(text))).toEqual([false, false, true, true])
  })

  it("changes the words that a pattern spells out", () => {
    expect(mutants("export const rule = /^\\/asset\\/\\d+|contact$/").slice(1)).toEqual([
      "export const rule = /^\\/assetchanged\\/\\d+|contact$/",
      "export const rule = /^\\/asset\\/\\d+|contactchanged$/",
    ])
  })

  it("takes members out of lists and entries out of tables", () => {
    expect(mutants("export const rule = [1, 2, 3]").filter((text) => !/[4]|2, 2|3, 3|2, 2/.test(text))).toEqual([
      "export const rule = [2, 3]",
      "export const rule = [1, 3]",
      "export const rule = [1, 2]",
    ])
    expect(mutants("export const rule = { a: b, c: d }")).toEqual([
      "export const rule = { c: d }",
      "export const rule = { a: b }",
    ])
  })

  it("leaves types, labels and module names alone", () => {
    expect(mutants('export const rule = (a: "x" | "y"): 5 => a as 5')).toEqual([])
    expect(mutants('export const rule = t.brand(t.number, isRule, "rule")')).toEqual([])
    expect(mutants('export const rule = Effect.fn("listIt")(work)')).toEqual([])
  })

  it("goes with an export into the private parts that it rests on, and into nothing else", () => {
    const text = "const a = 1\nconst b = () => a\nconst c = 2\nexport const d = 3\nexport const rule = () => b(d)"
    expect(mutants(text)).toEqual([text.replace("a = 1", "a = 2")])
  })

  it("goes with a member of a class into the private members that it calls", () => {
    const text = "export class Rule { readonly ask = () => this.#limit(); readonly other = 1; #limit() { return 5 } }"
    const node = findCode(parseSource("a.ts", text), { file: "a.ts", export: "Rule", members: ["ask"] })
    const edits = node === undefined ? [] : reach(node).flatMap(candidates)
    expect(edits.map((mutation) => applied(text, mutation))).toEqual([text.replace("return 5", "return 6")])
  })

  it("stays inside the export", () => {
    expect(mutants("export const other = 5\nexport const rule = 6")).toEqual([
      "export const other = 5\nexport const rule = 7",
    ])
  })
})
