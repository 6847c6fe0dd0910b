import { anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { stepOfPage, wizardPages } from "../assets/index.ts"
import { decode } from "../shared/decode.ts"
import { CLOSING_DOCUMENTS, ClosingDocumentType, ClosingHistoryEntry, closingPath } from "./index.ts"

const NOW = Date.UTC(2026, 10, 28)
const opened = { docType: "SS", party: "buyer", edition: 2, openedAt: NOW, acceptedAt: NOW + 1 }
const isRead = (change: object) => Result.isSuccess(decode(ClosingHistoryEntry)({ ...opened, ...change }))

describe("the documents of a sale", () => {
  it("are the seller's ca, bda and terms, and the pair under ss at the closing (BUY-180)", () => {
    const legal = wizardPages(true).filter((page) => page.startsWith("legal/"))
    expect(legal.toSorted()).toEqual(["legal/bda", "legal/ca", "legal/terms"])
    expect(legal.map(stepOfPage)).toEqual(["legal", "legal", "legal"])
    for (const party of ["buyer", "seller"] as const)
      expect(closingPath(party, "ss", anOfferId(1))).toContain(`/${party}/ss/`)
    expect(CLOSING_DOCUMENTS).toEqual(Object.keys(ClosingDocumentType.keys))
  })

  it("have of each party the edition that it opened, when, and when it accepted that (BUY-081)", () => {
    const read = Result.getOrThrow(decode(ClosingHistoryEntry)({ ...opened, other: 1 }))
    expect(ClosingHistoryEntry.encode(read)).toEqual(opened)
    expect([{ party: "seller" }, { docType: "LPA" }, { acceptedAt: null }].map(isRead)).toEqual([true, true, true])
    const wrong = [{ party: "admin" }, { docType: "BDA" }, { edition: 1.5 }, { openedAt: null }, { acceptedAt: "now" }]
    expect(wrong.map(isRead)).toEqual(wrong.map(() => false))
    for (const field of ["docType", "party", "edition", "openedAt"]) expect(isRead({ [field]: undefined })).toBe(false)
  })
})
