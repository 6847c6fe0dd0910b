import { describe, expect, it } from "vitest"
import { choose } from "./choose.ts"
import type { Mutation } from "./mutation.ts"
import { randomFrom, shuffled } from "./random.ts"
import { spokenIn } from "./words.ts"

const mutation = (own: string, around = ""): Mutation => ({
  start: 0,
  end: 0,
  replacement: "",
  kind: "text",
  own,
  named: "",
  around,
})

const chosen = (requirement: string, owns: ReadonlyArray<Mutation>): string | undefined =>
  choose(owns, spokenIn(requirement), randomFrom(1))?.mutation.own

describe("choose", () => {
  it("takes the text that the row quotes", () => {
    const row = "An empty password shows 'Password is required'; an email 'Email is required'."
    expect(
      chosen(row, [mutation("Phone is required"), mutation("Password is required"), mutation("password === ''")]),
    ).toBe("Password is required")
  })

  it("takes the number that the row names, in the unit of the code", () => {
    expect(chosen("A file of at most 5 MB passes.", [mutation("4"), mutation("5_000_000"), mutation("7")])).toBe(
      "5_000_000",
    )
    expect(chosen("It saves a file1 record.", [mutation("1_000"), mutation("file1")])).toBe("file1")
    expect(chosen("Offers within 90 days.", [mutation("0"), mutation("90")])).toBe("90")
  })

  it("takes the field that the row names", () => {
    const fields = [
      mutation("id: UserId"),
      mutation("companyName: text"),
      mutation("companyProfile: t.readonlyArray(t.string)"),
    ]
    expect(chosen("User.companyProfile is a list.", fields)).toContain("companyProfile")
    expect(
      chosen("Offer.closing is an integer.", [mutation("dueDiligencePeriod: t.Int"), mutation("closing: t.Int")]),
    ).toBe("closing: t.Int")
  })

  it("takes the condition that shares most words, else the one that stands among them", () => {
    const row = "The seller profile must not be Revoked."
    expect(chosen(row, [mutation("offer.price > 0"), mutation("sellerProfile.status === revoked")])).toContain(
      "revoked",
    )
    expect(chosen(row, [mutation("1", "offerPrice"), mutation("2", "sellerProfile")])).toBe("2")
  })

  it("takes the condition that asks for what is missing", () => {
    const row = "A period with a missing startDate is sent as null."
    expect(chosen(row, [mutation("endDate < startDate"), mutation("!startDate")])).toBe("!startDate")
    expect(chosen("Phone is required.", [mutation("isPhone(phone)"), mutation('phone === ""')])).toBe('phone === ""')
  })

  it("takes what lies in the export before what that rests on", () => {
    const [inside, outside] = [mutation("offer.isPublished"), mutation("offer.isPublished && buyer.isApproved")]
    const spoken = spokenIn("A published offer.")
    expect(choose([outside, inside], spoken, randomFrom(1), (one) => one === inside)?.mutation).toBe(inside)
    expect(choose([mutation("x"), outside], spoken, randomFrom(1), (one) => one !== outside)?.mutation).toBe(outside)
  })

  it("lets the seed decide among equals, the same way each time", () => {
    const equals = Array.from({ length: 20 }, (_, at) => mutation(`x${at}`))
    const of = (seed: number) => choose(equals, spokenIn("Nothing shared."), randomFrom(seed))?.mutation.own
    expect(of(7)).toBe(of(7))
    expect(new Set([1, 2, 3, 4, 5, 6].map(of)).size).toBeGreaterThan(1)
  })
})

describe("shuffled", () => {
  it("keeps everything, in another order", () => {
    const things = Array.from({ length: 50 }, (_, at) => at)
    const order = shuffled(things, randomFrom(3))
    expect(order).not.toEqual(things)
    expect(order.toSorted((a, b) => a - b)).toEqual(things)
  })
})
