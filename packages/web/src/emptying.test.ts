import { describe, expect, it } from "vitest"
import { allowEmptying, onlyEmptying } from "./emptying.ts"

describe("what becomes HTML without a policy's name", () => {
  it("is nothing at all, and no text", () => {
    expect(["", " ", "text", "<b>bold</b>", "<img src=x onerror=alert(1)>"].map(onlyEmptying)).toEqual([
      "",
      null,
      null,
      null,
      null,
    ])
  })

  it("is said to browsers that ask, and to no others", () => {
    const made: Array<readonly [string, unknown]> = []
    allowEmptying({ trustedTypes: { createPolicy: (name, rules) => made.push([name, rules]) } })
    allowEmptying({})
    expect(made).toEqual([["default", { createHTML: onlyEmptying }]])
  })
})
