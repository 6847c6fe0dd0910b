import { describe, expect, it } from "vitest"
import { shortened } from "./shortened.ts"

describe("a chip's name", () => {
  it("is cut after 12 characters in tables and 10 in cards (ACC-661, ACC-662)", () => {
    expect([shortened("Ridgeline Conference", "table"), shortened("Ridgeline Conference", "card")]).toEqual([
      "Ridgeline Co…",
      "Ridgeline…",
    ])
  })
  it("stays whole up to the limit, and elsewhere", () => {
    expect([
      shortened("Twelve signs", "table"),
      shortened("Ten signs!", "card"),
      shortened("Ridgeline Conference"),
    ]).toEqual(["Twelve signs", "Ten signs!", "Ridgeline Conference"])
  })
})
