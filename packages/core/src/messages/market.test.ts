import { describe, expect, it } from "vitest"
import { PublicationIncomplete, SellerProfileNotUpdated, SellerRevoked } from "../assets/index.ts"
import { DocumentsUnavailable, FileTooLarge, MOST_FILE_BYTES, UploadTimedOut } from "../documents/index.ts"
import { MarketUnavailable } from "../kernel/index.ts"
import { BuyerUnderReview, FundsExpired, FundsMissing } from "../offers/index.ts"
import { UserProfileIncomplete } from "../roles/index.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { addressed, money } from "../shared/index.ts"
import { messageOf } from "./index.ts"

describe("what the market says when it says no", () => {
  it("says when whoever asked too often may ask again", () => {
    const said = (retryAfter: number) => messageOf(new MarketUnavailable({ cause: "429", retryAfter }))
    expect(said(7)).toBe("Too many requests. Please try again in 7 seconds.")
    expect(said(1)).toBe("Too many requests. Please try again in a second.")
  })

  it("names the number under which a breakdown of ours is found, where there is one", () => {
    expect(messageOf(new MarketUnavailable({ cause: "500" }))).toBe(
      "We cannot reach the marketplace. Please try again.",
    )
    expect(messageOf(new MarketUnavailable({ cause: "500", reference: "4f0c" }))).toBe(
      "Something went wrong on our side. Please try again, or tell us this reference: 4f0c",
    )
  })

  it("fills the operator's address in wherever it stands", () =>
    expect(addressed("Write to {email}, or to {email}.", "a@b.example")).toBe(
      "Write to a@b.example, or to a@b.example.",
    ))

  it("tells a revoked seller whom to ask (ACC-449)", () =>
    expect(messageOf(new SellerRevoked())).toBe(
      "Your access is blocked by administrator. Check your email for more information or contact us via {email}.",
    ))

  it("asks for the seller's profile first (ACC-450)", () =>
    expect(messageOf(new SellerProfileNotUpdated())).toBe("You need update your profile first"))

  it("asks for the whole user profile before a role (ACC-560)", () =>
    expect(messageOf(new UserProfileIncomplete())).toBe(
      "You must also complete your User Profile section in it's entirety to submit a request for a Buyer and/or Seller role.",
    ))

  it("names the limit of 5,000,000 bytes (ACC-398, ACC-555)", () => {
    expect(MOST_FILE_BYTES).toBe(5_000_000)
    expect(messageOf(new FileTooLarge())).toBe("File size must not exceed 5MB")
  })

  it("says that an upload took too long (ACC-556)", () =>
    expect(messageOf(new UploadTimedOut())).toBe(
      "Your internet connection is too slow or your file size is too big. Please try again later.",
    ))

  it("says that the encryption service fails (ACC-557)", () =>
    expect(messageOf(new DocumentsUnavailable({ cause: "a timeout" }))).toBe(
      "The Zentinel encryption service is experiencing an issue. Please try to upload files later.",
    ))

  it("says that required fields are missing (SEL-425)", () =>
    expect(messageOf(new PublicationIncomplete({ missing: ["assetInfo.name"] }))).toBe(
      "There are required fields you need to fill out",
    ))

  it("says that the buyer's role is under review (BUY-118)", () =>
    expect(messageOf(new BuyerUnderReview())).toBe(
      "Your Buyer Role request is under review. You will be notified via email about its status. Once approved you can make an offer.",
    ))

  it("says that funds have expired, with the backtick (BUY-363)", () =>
    expect(messageOf(new FundsExpired())).toBe("Buyer with expired funds approval can`t create offer"))

  it("says that funds were never approved, with the backtick (BUY-364)", () =>
    expect(messageOf(new FundsMissing())).toBe("Buyer without funds approval can`t create"))
})

it("writes money with a dollar sign and thousand separators (ACC-404)", () => {
  expect([0, 99_99, 1_000_00, 12_750_000_00, 1_234_567_05].map((cents) => money(must(Cents, cents)))).toEqual([
    "$0",
    "$99.99",
    "$1,000",
    "$12,750,000",
    "$1,234,567.05",
  ])
})
