import { aBuyer, EXAMPLE_NOW } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Profile } from "../profiles/model.ts"
import type { Role } from "../kernel/actor.ts"
import { addDays, Day, dayOf, startOfDay } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { type Eligibility, eligibility, fundsOf } from "./eligibility.ts"
import { mayOffer, mayStillBuy, mayWin } from "./may-offer.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const APPROVED = must(Day, "2026-11-18")

type Funds = Partial<Pick<Profile["buyerProfile"], "fundsApprovalDate" | "fundsApprovalExpiryDate">>

const buyer = (funds: Funds = {}, change: Partial<Profile> = {}): Profile => {
  const base = aBuyer()
  return { ...base, buyerProfile: { ...base.buyerProfile, ...funds }, ...change }
}
const without = (role: Role): Partial<Profile> => ({ roles: aBuyer().roles.filter((held) => held !== role) })
const tag = (profile: Profile | null, now: number = EXAMPLE_NOW): Eligibility["tag"] =>
  eligibility(profile, "single", now).tag

const NO_FUNDS = { fundsApprovalDate: null }
const PAST_EXPIRY = { fundsApprovalExpiryDate: addDays(TODAY, -1) }
const PAST_WINDOW = { fundsApprovalDate: addDays(TODAY, -90) }

describe("the checks before an offer", () => {
  it("asks a guest to sign in, and nobody else (BUY-112)", () => {
    expect(tag(null)).toBe("signIn")
    expect(tag(buyer())).not.toBe("signIn")
  })

  it.each(["firstName", "lastName", "officePhone"] as const)("asks for the profile without %s (BUY-113)", (field) => {
    expect(tag(buyer({}, { [field]: " " }))).toBe("editProfile")
    expect(tag(buyer())).toBe("singleDialog")
  })

  it("asks for a proof of funds where none was approved (BUY-114, ACC-011)", () =>
    expect(tag(buyer(NO_FUNDS))).toBe("proofOfFunds"))

  it("asks at step 3 for a new proof of funds after the expiry date (BUY-115, ACC-432, BUY-410)", () =>
    expect(eligibility(buyer(PAST_EXPIRY), "single", EXAMPLE_NOW)).toEqual({ tag: "proofOfFundsExpired", step: 3 }))

  it("shows the review to one without the buyer role (BUY-117, BUY-007)", () =>
    expect(tag(buyer({}, without("ApprovedBuyers")))).toBe("underReview"))

  it("asks for a new proof of funds once 90 days have passed (BUY-119)", () =>
    expect(tag(buyer(PAST_WINDOW))).toBe("proofOfFundsExpired"))

  it("asks to verify the e-mail last", () => expect(tag(buyer({}, without("VerifiedUsers")))).toBe("verifyEmail"))

  it("opens the single-asset dialog for a single choice (BUY-120)", () => expect(tag(buyer())).toBe("singleDialog"))

  it("opens the multi-asset dialog for any other choice (BUY-121)", () =>
    expect(eligibility(buyer(), "multi", EXAMPLE_NOW).tag).toBe("multiDialog"))

  it("lets the first check that fails decide (BUY-111)", () => {
    const all = { ...without("ApprovedBuyers"), firstName: null }
    expect(tag(buyer({ ...NO_FUNDS, ...PAST_EXPIRY }, all))).toBe("editProfile")
    expect(tag(buyer({ ...NO_FUNDS, ...PAST_EXPIRY }, without("ApprovedBuyers")))).toBe("proofOfFunds")
    expect(tag(buyer({ ...PAST_WINDOW, ...PAST_EXPIRY }, without("ApprovedBuyers")))).toBe("proofOfFundsExpired")
    expect(tag(buyer(PAST_WINDOW, without("ApprovedBuyers")))).toBe("underReview")
    expect(tag(buyer(PAST_WINDOW, without("VerifiedUsers")))).toBe("proofOfFundsExpired")
  })

  it.each([NO_FUNDS, PAST_EXPIRY, PAST_WINDOW])(
    "shows a pending review instead of asking for funds again: %o",
    (funds) => expect(tag(buyer(funds, { buyerUnderReview: true }))).toBe("underReview"),
  )

  it("never blocks valid funds by a pending renewal", () =>
    expect(tag(buyer({}, { buyerUnderReview: true }))).toBe("singleDialog"))
})

describe("a funds approval", () => {
  const day = (count: number) => startOfDay(addDays(APPROVED, count))
  const approval = { fundsApprovalDate: APPROVED, fundsApprovalExpiryDate: null }

  it("holds to the last millisecond of day 89, and on day 90 no more (BUY-119, ACC-652)", () => {
    expect(fundsOf(approval, day(90) - 1)).toBe("valid")
    expect(fundsOf(approval, day(90))).toBe("expired")
  })

  it("holds on the expiry date itself, to its last millisecond (BUY-410, ACC-431)", () => {
    const earlier = { ...approval, fundsApprovalExpiryDate: addDays(APPROVED, 20) }
    expect(fundsOf(earlier, day(21) - 1)).toBe("valid")
    expect(fundsOf(earlier, day(21))).toBe("expired")
  })

  it("ends with the earlier of the two", () =>
    expect(fundsOf({ ...approval, fundsApprovalExpiryDate: addDays(APPROVED, 200) }, day(90))).toBe("expired"))
})

const refusalTag = <E extends { readonly _tag: string }>(result: Result.Result<void, E>) =>
  Result.isFailure(result) ? result.failure._tag : "none"

describe("what a command is refused with", () => {
  it.each([
    [buyer(), "none"],
    [buyer({}, { firstName: null }), "ProfileNotFilled"],
    [buyer(NO_FUNDS), "FundsMissing"],
    [buyer(PAST_EXPIRY), "FundsExpired"],
    [buyer(PAST_WINDOW), "FundsExpired"],
    [buyer(PAST_WINDOW, { buyerUnderReview: true }), "BuyerUnderReview"],
    [buyer({}, without("ApprovedBuyers")), "BuyerNotApproved"],
    [buyer({}, without("VerifiedUsers")), "EmailNotVerified"],
  ] as const)("is what the check says, case %#", (profile, expected) =>
    expect(refusalTag(mayOffer(profile, EXAMPLE_NOW))).toBe(expected),
  )

  it("names the winner's expired funds apart, a pending renewal or not", () => {
    expect(refusalTag(mayWin(buyer(), EXAMPLE_NOW))).toBe("none")
    expect(refusalTag(mayWin(buyer(PAST_EXPIRY, { buyerUnderReview: true }), EXAMPLE_NOW))).toBe("WinnerFundsExpired")
    expect(refusalTag(mayWin(buyer({}, without("ApprovedBuyers")), EXAMPLE_NOW))).toBe("BuyerNotApproved")
  })

  it("asks a buyer who comes back for funds and role again", () => {
    expect(refusalTag(mayStillBuy(buyer(), EXAMPLE_NOW))).toBe("none")
    expect(refusalTag(mayStillBuy(buyer(NO_FUNDS), EXAMPLE_NOW))).toBe("FundsMissing")
    expect(refusalTag(mayStillBuy(buyer(PAST_WINDOW), EXAMPLE_NOW))).toBe("FundsExpired")
    expect(refusalTag(mayStillBuy(buyer({}, without("ApprovedBuyers")), EXAMPLE_NOW))).toBe("BuyerNotApproved")
  })
})
