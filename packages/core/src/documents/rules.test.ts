import { describe, expect, it } from "vitest"
import type { Actor, Role } from "../roles/index.ts"
import { must, UserId } from "../shared/index.ts"
import {
  FileEmpty,
  fileSizeRefusal,
  FileTooLarge,
  FileTypeRefused,
  fileTypeRefusal,
  isProofOfFundsType,
  mayFileDocument,
  mayReadDocument,
  namesItsType,
  PROOF_OF_FUNDS_TYPES,
  type ProofOfFundsType,
} from "./index.ts"

const OWNER = must(UserId, "11111111-1111-4111-8111-111111111111")
const OTHER = must(UserId, "22222222-2222-4222-8222-222222222222")
const user = (id: UserId, ...roles: ReadonlyArray<Role>): Actor => ({
  tag: "user",
  id,
  email: "ann@x.test",
  roles: new Set(roles),
})

describe("a file", () => {
  it("of exactly 5,000,000 bytes passes, and one byte more is refused (ACC-398, ACC-648, SEL-284)", () => {
    expect([1, 4_999_999, 5_000_000].map(fileSizeRefusal)).toEqual([null, null, null])
    expect([5_000_001, Number.MAX_SAFE_INTEGER].map(fileSizeRefusal)).toEqual([new FileTooLarge(), new FileTooLarge()])
  })

  it("without a byte is refused as empty", () => expect(fileSizeRefusal(0)).toEqual(new FileEmpty()))

  it("is a PDF, PNG or JPEG", () => {
    expect(PROOF_OF_FUNDS_TYPES).toEqual(["application/pdf", "image/png", "image/jpeg"])
    expect(PROOF_OF_FUNDS_TYPES.map(fileTypeRefusal)).toEqual([null, null, null])
    const others = ["application/PDF", "image/gif", "text/html", "", "__proto__", undefined]
    expect(others.map(fileTypeRefusal)).toEqual(others.map(() => new FileTypeRefused()))
    expect([...PROOF_OF_FUNDS_TYPES, ...others].filter(isProofOfFundsType)).toEqual(PROOF_OF_FUNDS_TYPES)
  })
})

describe("a file's name", () => {
  it.each<readonly [string, ProofOfFundsType]>([
    ["statement.pdf", "application/pdf"],
    ["Statement 2026.final.PDF", "application/pdf"],
    ["scan.png", "image/png"],
    ["photo.jpg", "image/jpeg"],
    ["photo.JPEG", "image/jpeg"],
    ["photo.jpe", "image/jpeg"],
    ["photo.jfif", "image/jpeg"],
  ])("says what it holds: %s, %s", (name, type) => expect(namesItsType(name, type)).toBe(true))

  it.each<readonly [string, ProofOfFundsType]>([
    ["statement.png", "application/pdf"],
    ["statement.pdf", "image/png"],
    ["statement.png", "image/jpeg"],
    ["statement.pdf.exe", "application/pdf"],
    ["statement.pdf.", "application/pdf"],
    ["statement.pdf ", "application/pdf"],
    ["statement", "application/pdf"],
    ["pdf", "application/pdf"],
    ["", "application/pdf"],
  ])("misleads: %j, %s", (name, type) => expect(namesItsType(name, type)).toBe(false))
})

describe("a sensitive paper", () => {
  it("is opened by its owner, whatever their roles, and by administrators", () =>
    expect(
      [user(OWNER), user(OWNER, "Sellers"), user(OTHER, "Admins")].map((one) => mayReadDocument(one, OWNER)),
    ).toEqual([true, true, true]))

  it("is opened by nobody else: no guest, no seller whom the buyer bids, no buyer", () =>
    expect(
      [{ tag: "guest" } as const, user(OTHER), user(OTHER, "Sellers", "ApprovedBuyers", "Concierges")].map((one) =>
        mayReadDocument(one, OWNER),
      ),
    ).toEqual([false, false, false]))
})

describe("a paper is filed", () => {
  const may = (actor: Actor, categoryId = "proof-of-funds") => mayFileDocument(actor, { ownerId: OWNER, categoryId })

  it("as the own alone, an administrator not excepted", () => {
    expect([may(user(OWNER)), may(user(OTHER)), may(user(OTHER, "Admins"))]).toEqual([true, false, false])
    expect([may({ tag: "guest" }), may({ tag: "bot" })]).toEqual([false, false])
  })

  it("under a category in small letters, digits and hyphens, at most 40 of them", () => {
    const taken = ["a", "1", "a-b-1", "a".repeat(40)]
    const refused = ["", "-a", "A", "a b", "a/b", "a".repeat(41), "a\n"]
    expect(taken.map((one) => may(user(OWNER), one))).toEqual(taken.map(() => true))
    expect(refused.map((one) => may(user(OWNER), one))).toEqual(refused.map(() => false))
  })
})
