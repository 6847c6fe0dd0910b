import { describe, expect, it } from "vitest"
import { marketContents } from "../mails/index.ts"
import type { MailKind, OutboxMessage } from "../kernel/events.ts"
import type { Role } from "../kernel/actor.ts"
import { must, NoticeId, UserId } from "../shared/index.ts"
import { NOTICE_KEPT_DAYS, NOTICES_ON_A_PAGE, keepingsOf, noticeWords } from "./index.ts"

const ann = must(UserId, "11111111-1111-4111-8111-111111111111")
const heard = (topic: "roleAssigned" | "roleRemoved", role: Role): OutboxMessage => ({
  tag: "live",
  audience: { everyone: false, users: [ann] },
  event: { topic, role },
})

describe("what is kept", () => {
  it("is every mail, for whom it goes to", () => {
    const facts = { title: "Lakeside" }
    expect(keepingsOf({ tag: "mail", kind: "offerWon", to: ann, facts })).toEqual([
      { to: ann, kind: "offerWon", facts },
    ])
  })

  it("is each listing that a mail of several names, and how many there are where it names not all", () => {
    const named = {
      assetId1: "a1",
      title1: "Lakeside",
      kind1: "Office",
      place1: "Austin, TX",
      upb1: "$1.00",
      assetId2: "a2",
      title2: "Hillside",
    }
    const mail = (count: string | undefined) =>
      keepingsOf({
        tag: "mail",
        kind: "listingsMatch",
        to: ann,
        facts: count === undefined ? named : { ...named, count },
      })
    const each = [
      { assetId: "a1", title: "Lakeside", kind: "Office", place: "Austin, TX", upb: "$1.00", fits: "", differs: "" },
      { assetId: "a2", title: "Hillside", kind: "", place: "", upb: "", fits: "", differs: "" },
    ].map((facts) => ({ to: ann, kind: "listingMatches", facts }))
    expect([mail("2"), mail(undefined)]).toEqual([each, each])
    expect(mail("3")).toEqual([...each, { to: ann, kind: "listingsMatch", facts: { count: "3" } }])
  })

  it("is the buyer's role as it comes and goes, and no other role", () => {
    expect(keepingsOf(heard("roleAssigned", "ApprovedBuyers"))).toEqual([{ to: ann, kind: "buyerAssigned", facts: {} }])
    expect(keepingsOf(heard("roleRemoved", "ApprovedBuyers"))).toEqual([{ to: ann, kind: "buyerRemoved", facts: {} }])
    for (const role of ["RestrictedBuyers", "Sellers", "Admins", "VerifiedUsers"] as const)
      expect([...keepingsOf(heard("roleAssigned", role)), ...keepingsOf(heard("roleRemoved", role))]).toEqual([])
  })

  it("is nothing else that is heard", () => {
    const id = must(NoticeId, "22222222-2222-4222-8222-222222222222")
    const audience = { everyone: false, users: [ann] }
    expect(keepingsOf({ tag: "live", audience, event: { topic: "notice", id } })).toEqual([])
  })

  it("comes twenty to a page and is forgotten after half a year", () =>
    expect([NOTICES_ON_A_PAGE, NOTICE_KEPT_DAYS]).toEqual([20, 180]))
})

describe("the words of a kept notice", () => {
  it("are those of its mail, with the page that the mail leads to", () => {
    expect(noticeWords("offerDeclined", { title: "Lakeside", reason: "Too low" })).toEqual({
      tone: "error",
      title: "Your offer was declined",
      text: "Your offer on Lakeside was declined. The reason given: Too low",
      path: "/dashboard/buyer",
    })
  })

  it("are the snackbar's where nothing is mailed (ACC-457, ACC-458)", () => {
    expect([noticeWords("buyerAssigned", {}), noticeWords("buyerRemoved", {})]).toEqual([
      {
        tone: "success",
        title: "You are a buyer",
        text: "You have been assigned a Buyer role. You can now make offers.",
        path: "/buy-commercial-real-estate-loans",
      },
      {
        tone: "warning",
        title: "Your buyer permission was removed",
        text: "Your Buyer permission was removed. You can no longer make offers.",
        path: "/profile/buyer",
      },
    ])
  })

  it("say of a stored day that cannot be right whose it is, and what it says", () => {
    const facts = { noun: "asset", id: "a1", name: "Lakeside", field: "upbDate", day: "0026-05-20" }
    expect(noticeWords("dayOutOfRange", facts)).toEqual({
      tone: "warning",
      title: "A stored date cannot be right",
      text: "The asset Lakeside has 05-20-0026 as upbDate, outside 1900 to 2100. Nothing was changed. Whoever entered it has to enter the right day.",
      path: "/asset/a1",
    })
    expect(noticeWords("dayOutOfRange", { ...facts, noun: "valuation" }).path).toBe("/valuations")
  })

  it("have a tone for every mail, and lead somewhere", () => {
    const kinds = Object.keys(marketContents) as ReadonlyArray<MailKind>
    const words = Object.fromEntries(
      kinds.map((kind) => [kind, noticeWords(kind, { assetId: "a1", chat: "c1", role: "Seller" })]),
    )
    expect(Object.entries(words).map(([kind, { path, tone }]) => `${kind} ${tone} ${path}`)).toEqual([
      "roleRequestReceived info /profile/seller",
      "roleRequestApproved success /seller/filters/active",
      "roleRequestDeclined error /profile/seller",
      "assetApproved success /asset/a1",
      "assetApprovalTakenBack warning /asset/a1",
      "assetRevoked warning /asset/a1/edit",
      "changeApproved success /asset/a1",
      "changeDeclined error /asset/a1/edit",
      "bidListingChanged warning /dashboard/buyer",
      "listingChanged info /asset/a1",
      "offerReceived info /seller/asset-overview/a1",
      "offerDeclined error /dashboard/buyer",
      "offerSelectedForBestAndFinal success /dashboard/buyer",
      "offerWon success /dashboard/buyer",
      "offerCanceled warning /dashboard/buyer",
      "offerReactivated info /dashboard/buyer",
      "buyerAccepted success /seller/asset-overview/a1",
      "underContract success /dashboard/buyer",
      "closingExtended info /dashboard/buyer",
      "saleClosed success /dashboard/buyer",
      "saleLost warning /seller/asset-overview/a1",
      "winnerFundsExpired warning /profile/buyer",
      "winnerFundsShort warning /profile/buyer",
      "sellerBlocked error /seller/filters/active",
      "sellerRestored success /seller/filters/active",
      "mandateGiven success /seller/mandates",
      "mandateEnded warning /seller/mandates",
      "depositStep info /dashboard/buyer",
      "deadlineNear warning /dashboard/buyer",
      "tier2Requested info /seller/asset-overview/a1",
      "tier2Approved success /asset/a1",
      "tier2Declined error /asset/a1",
      "tier2Revoked warning /asset/a1",
      "roomChanged info /asset/a1",
      "chatMessage info /?chat=c1",
      "listingMatches info /asset/a1",
      "listingsMatch info /buy-commercial-real-estate-loans",
    ])
    expect(Object.values(words).filter(({ text }) => /^$|undefined|\[object/.test(text))).toEqual([])
  })
})
