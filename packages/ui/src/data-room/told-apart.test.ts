import type { Tier2RequestView } from "@xl/core/data-room"
import { Millis, must, Tier2RequestId, UserId } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import { called, toldApart } from "./told-apart.ts"

const MINUTE = 60_000
const asked = (which: number, change: Partial<Tier2RequestView> = {}): Tier2RequestView => ({
  id: must(Tier2RequestId, `${which}1111111-1111-4111-8111-111111111111`),
  userId: must(UserId, `${which}2222222-2222-4222-8222-222222222222`),
  status: "Draft",
  dateModified: must(Millis, Date.UTC(2026, 2, 4, 9, 30)),
  name: "Blair Buyer",
  companyName: null,
  ...change,
})
const names = (...requests: ReadonlyArray<Tier2RequestView>) => [...toldApart(requests).values()]

describe("requests told apart", () => {
  it("says the name alone where nobody else has it", () => {
    expect(names(asked(1, { companyName: "Delta" }), asked(2, { name: "Alex Adams" }))).toEqual([
      "Blair Buyer",
      "Alex Adams",
    ])
  })

  it("adds the companies of namesakes", () => {
    expect(names(asked(1, { companyName: "Delta" }), asked(2))).toEqual(["Blair Buyer of Delta", "Blair Buyer"])
  })

  it("adds when namesakes of one company asked, and their place where that is the same minute", () => {
    const later = must(Millis, asked(1).dateModified + MINUTE)
    const said = names(asked(1), asked(2), asked(3, { dateModified: later }))
    expect(new Set(said).size).toBe(3)
    expect(said[0]).toMatch(/^Blair Buyer, asked .*2026.*, no\. 1$/)
    expect(said[1]).toMatch(/, no\. 2$/)
    expect(said[2]).not.toMatch(/no\./)
  })

  it("tells those without a name apart, too", () => {
    expect(called("")).toBe("A buyer without a name")
    expect(names(asked(1, { name: "" }), asked(2, { name: "", companyName: "Delta" }))).toEqual([
      "A buyer without a name",
      "A buyer without a name of Delta",
    ])
  })
})
