import { aBuyer } from "@xl/testkit/market"
import { anOfferId } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode } from "../shared/decode.ts"
import { LegalDocumentView } from "./index.ts"

const NOW = Date.UTC(2026, 10, 28)
const copy = {
  name: "Settlement Statement.pdf",
  key: `closing/${anOfferId(1)}`,
  type: "application/pdf",
  dataOwnerId: aBuyer().id,
  dateModified: NOW,
}
const sent = {
  docType: "SS",
  state: "made",
  requestedAt: NOW - 1,
  attempts: 1,
  edition: 2,
  madeAt: NOW,
  failure: null,
  document: copy,
}
const isRead = (change: object) => Result.isSuccess(decode(LegalDocumentView)({ ...sent, ...change }))

describe("a closing document as a party sees it", () => {
  it("is its kind, its edition and when that was made, with the key of the own copy (BUY-080)", () => {
    const read = Result.getOrThrow(decode(LegalDocumentView)({ ...sent, rawKey: "ss.html" }))
    expect(LegalDocumentView.encode(read)).toEqual(sent)
    for (const field of Object.keys(sent)) expect(isRead({ [field]: undefined }), field).toBe(false)
    for (const field of ["key", "dateModified"])
      expect(isRead({ document: { ...copy, [field]: undefined } }), field).toBe(false)
    expect([{ docType: "BDA" }, { edition: 1.5 }, { madeAt: "now" }].map(isRead)).toEqual([false, false, false])
  })

  it("has no edition and no copy before it was made", () => {
    const before = { state: "none", requestedAt: null, attempts: 0, edition: 0, madeAt: null, document: null }
    expect(isRead(before)).toBe(true)
  })
})
