import { Day, must } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import type { Ask } from "./ask.ts"
import { importListings } from "./import-listings.ts"
import { outcomes } from "./outcomes.ts"
import { cells, collected, streamed } from "./testing.ts"

const id = "0b8f7a52-6a2e-4c3f-9f4e-0d6f1f9a7c11"

/** A market that refuses one mutation, and does all others. */
const refusing = (refused?: string) => {
  const asked: Array<string> = []
  const ask: Ask = async (document) => {
    const name = /mutation (\w+)/.exec(document)?.[1] ?? ""
    asked.push(name)
    const folders = { tier_home_id: id, tier1_id: id, tier2_id: id }
    if (name === refused) return { answer: { __typename: "No", code: "No", message: "Not today." } }
    return { answer: { dataRoom: folders, asset: { id, version: 1, status: "Draft" } } }
  }
  return { ask, asked }
}

const TODAY = must(Day, "2026-11-28")

describe("importListings", () => {
  it("enters a loan step by step, and asks for publication of a complete one alone", async () => {
    const { ask, asked } = refusing()
    const rows = streamed(cells({ record_id: "R-1" }), cells({ record_id: "R-2", city: "" }))
    await collected(importListings(ask, outcomes(rows), TODAY))
    const entering = ["createVDR", "createAsset", "editAsset"]
    expect(asked).toEqual([...entering, "requestAssetPublish", ...entering])
  })

  it("refuses a row with the market's words, and goes on", async () => {
    const { ask } = refusing("editAsset")
    const all = await collected(
      importListings(
        ask,
        outcomes(streamed(cells({ record_id: "R-1" }), cells({ record_id: "R-2", state: "D0" }))),
        TODAY,
      ),
    )
    expect(all).toEqual([
      { record: "R-1", refused: "editAsset was refused: No, Not today." },
      { record: "R-2", refused: "state D0 (Bermuda) is outside the United States" },
    ])
  })

  it("stops where the market is broken, rather than call it a refusal", async () => {
    const broken: Ask = async () => {
      throw new Error("no connection")
    }
    await expect(collected(importListings(broken, outcomes(streamed(cells())), TODAY))).rejects.toThrow("no connection")
  })
})
