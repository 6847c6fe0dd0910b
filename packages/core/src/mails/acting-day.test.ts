import { expect, it } from "vitest"
import type { MailKind } from "../kernel/events.ts"
import { marketMail } from "./index.ts"

const sender = { product: "XL", origin: "https://market.example" }
const DAY = "2026-12-12"
const UNTIL = String(Date.UTC(2026, 11, 12))

/** Whether a mail asks its reader to act: by a day that the facts name, at any time, or not at all. */
const ASKS: { readonly [K in MailKind]: "by a day" | "at any time" | "nothing" } = {
  roleRequestReceived: "nothing",
  roleRequestApproved: "nothing",
  roleRequestDeclined: "at any time",
  assetApproved: "nothing",
  assetApprovalTakenBack: "nothing",
  assetRevoked: "nothing",
  changeApproved: "nothing",
  changeDeclined: "nothing",
  bidListingChanged: "by a day",
  listingChanged: "nothing",
  offerReceived: "by a day",
  offerDeclined: "nothing",
  offerSelectedForBestAndFinal: "by a day",
  offerWon: "by a day",
  offerCanceled: "nothing",
  offerReactivated: "nothing",
  buyerAccepted: "by a day",
  underContract: "nothing",
  closingExtended: "by a day",
  saleClosed: "nothing",
  saleLost: "nothing",
  winnerFundsExpired: "by a day",
  winnerFundsShort: "by a day",
  sellerBlocked: "nothing",
  sellerRestored: "nothing",
  depositStep: "nothing",
  deadlineNear: "by a day",
  listingMatches: "nothing",
  listingsMatch: "nothing",
  tier2Requested: "at any time",
  tier2Approved: "nothing",
  tier2Declined: "nothing",
  tier2Revoked: "nothing",
  roomChanged: "nothing",
  chatMessage: "nothing",
  mandateGiven: "nothing",
  mandateEnded: "nothing",
}
const kinds = Object.entries(ASKS) as ReadonlyArray<readonly [MailKind, (typeof ASKS)[MailKind]]>

/** What each kind of mail has to say. */
const SAYS: { readonly [A in (typeof ASKS)[MailKind]]: RegExp } = {
  "by a day": /\b(by 12-13|on 12-12)-2026, 00:00 UTC/,
  "at any time": /at any time|does not lapse/,
  nothing: /^(?![^]*\b(Accept|Answer|Change it|Choose|Have it approved|Please|Send|Upload)\b)/,
}

/** The words of a mail without its links and signature. */
const wordsOf = (kind: MailKind, facts: { readonly [name: string]: string }): string => {
  const [words = ""] = marketMail(sender, "ann@example.com", { kind, facts }).text.split("\n\n-- \n")
  return words.replace(/^.*https:.*$/gm, "")
}

it.each(kinds)("the mail %s asks to act %s, and says so", (kind, asks) => {
  const facts = { title: "Lakeside", role: "Buyer", day: DAY, window: "bestAndFinal", part: "buyer", until: UNTIL }
  expect(wordsOf(kind, facts)).toMatch(SAYS[asks])
})

it("a mail whose day is not set says that none is", () => {
  const open = ["bidListingChanged", "offerReceived", "offerSelectedForBestAndFinal", "winnerFundsExpired"] as const
  for (const kind of open)
    expect(wordsOf(kind, { title: "Lakeside" })).toMatch(/There is no deadline|has set no last day yet/)
})
