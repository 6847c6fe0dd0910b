import { anAdmin, aProfile, EXAMPLE_NOW } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Cents, dayOf, must, RoleRequestId } from "../shared/index.ts"
import {
  decided,
  endedWithAccount,
  isSamePaper,
  mayRequest,
  reviewDeclined,
  underReview,
  withFunds,
} from "./decisions.ts"
import { type DocumentRef } from "../documents/index.ts"
import { RoleRequestDecided, RoleRequestOpen } from "./index.ts"
import type { RoleRequest } from "./model.ts"

const pat = aProfile()
const request: RoleRequest = {
  id: must(RoleRequestId, "11111111-1111-4111-8111-111111111111"),
  type: "ApprovedBuyers",
  status: "Draft",
  creator: pat.id,
  documents: [],
  createdAt: EXAMPLE_NOW,
  decidedAt: null,
  decidedBy: null,
  declineReason: null,
  wanted: null,
}
const paper: DocumentRef = {
  name: "statement.pdf",
  key: "paper-1",
  type: "application/pdf",
  dataOwnerId: pat.id,
  dateModified: EXAMPLE_NOW,
}

describe("a role", () => {
  it("is not asked for twice: a request of the type is open, and one that is decided or of another type is none", () => {
    const others: ReadonlyArray<RoleRequest> = [
      { ...request, status: "Declined" },
      { ...request, status: "Approved" },
      { ...request, type: "Sellers" },
    ]
    expect(mayRequest(pat, others, "ApprovedBuyers")).toEqual(Result.succeed(pat))
    expect(mayRequest(pat, [...others, request], "ApprovedBuyers")).toEqual(Result.fail(new RoleRequestOpen()))
  })
})

describe("a request", () => {
  it("is decided once, by somebody, at some time, for a reason (SEL-192)", () => {
    const declined = {
      ...request,
      status: "Declined",
      decidedAt: EXAMPLE_NOW,
      decidedBy: pat.id,
      declineReason: "Old.",
    }
    expect(decided(request, "Declined", pat.id, EXAMPLE_NOW, "Old.")).toEqual(Result.succeed(declined))
    const again = decided({ ...request, status: "Approved" }, "Declined", pat.id, EXAMPLE_NOW, "Old.")
    expect(again).toEqual(Result.fail(new RoleRequestDecided()))
  })

  it("that is declined takes the buyer out of review and tells why, until the next request or an approval", () => {
    const declined = reviewDeclined(underReview(pat), { declineReason: "Dated last year." })
    expect([declined.buyerUnderReview, declined.buyerProfile.declineReason]).toEqual([false, "Dated last year."])
    const again = underReview(declined)
    expect([again.buyerUnderReview, again.buyerProfile.declineReason]).toEqual([true, null])
    const funds = { pofSum: must(Cents, 1), approved: true, fundsApprovalDate: dayOf(EXAMPLE_NOW) }
    expect(
      Result.getOrThrow(withFunds(declined, funds, { by: anAdmin(), now: EXAMPLE_NOW })).buyerProfile.declineReason,
    ).toBeNull()
  })

  it("ends with the account of whoever made it, decided by nobody", () =>
    expect(endedWithAccount(request, EXAMPLE_NOW)).toEqual({
      ...request,
      status: "Declined",
      declineReason: "The account was deleted by its owner.",
      decidedAt: EXAMPLE_NOW,
    }))
})

it("knows a paper by its key and its owner, whatever else is said of it", () => {
  expect([
    isSamePaper(paper, { ...paper, name: "x.pdf", type: "image/png" }),
    isSamePaper(paper, { ...paper, key: "paper-2" }),
    isSamePaper(paper, { ...paper, dataOwnerId: anAdmin().id }),
  ]).toEqual([true, false, false])
})
