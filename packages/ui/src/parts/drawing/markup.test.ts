import { figure } from "@xl/core/drawings"
import { describe, expect, it } from "vitest"
import { markup, onlyDrawings } from "./markup.ts"

const loan = (label: string) =>
  figure({
    type: "office",
    seed: "a",
    size: { width: 100, height: 100 },
    levels: [{ kind: "debt", atPercent: 50, text: label }],
  })

describe("what may become HTML", () => {
  it("is a drawing, whatever its texts say", () => {
    for (const label of [
      "$1,000",
      `</text><script>alert(1)</script>`,
      `"><img src=x onerror=alert(1)>`,
      "javascript:alert(1)",
    ])
      expect(markup(loan(label)).__html).toContain("<svg")
    expect(markup("")).toEqual({ __html: "" })
  })

  it.each([
    `<img src=x onerror=alert(1)>`,
    `<svg><script>alert(1)</script></svg>`,
    `<svg onload=alert(1)></svg>`,
    `<svg/onload=alert(1)>`,
    `<svg><a href="javascript:alert(1)">x</a></svg>`,
    `<svg><foreignObject><iframe src="//evil.example"></iframe></foreignObject></svg>`,
    `<svg><style>*{background:url(//evil.example)}</style></svg>`,
    "plain text",
  ])("is not %s", (text) => {
    expect(() => onlyDrawings(text)).toThrow(new TypeError("This is no drawing of ours."))
  })
})
