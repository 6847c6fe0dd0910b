import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Actor, Role } from "../kernel/index.ts"
import { must, UserId } from "../shared/index.ts"
import {
  DocumentNotFound,
  FileEmpty,
  fileSizeRefusal,
  FileTooLarge,
  FileTypeRefused,
  fileTypeRefusal,
  isProofOfFundsType,
  isPersonal,
  mayFileDocument,
  mayReadDocument,
  MOST_REASON_CHARACTERS,
  namesItsType,
  PROOF_OF_FUNDS_TYPES,
  type ProofOfFundsType,
  readingDocument,
  ReadReasonRequired,
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

describe("the reason to read a sensitive paper", () => {
  const admin = user(OTHER, "Admins")
  const reading = (reader: Actor, reason: string) => readingDocument(reader, { owner: OWNER, reason })

  it("is what an administrator said, trimmed, of at most 200 characters", () => {
    const most = "x".repeat(200)
    expect(MOST_REASON_CHARACTERS).toBe(200)
    expect([reading(admin, "  Decides role request 7 "), reading(admin, most)]).toEqual([
      Result.succeed("Decides role request 7"),
      Result.succeed(most),
    ])
    const refused = Result.fail(new ReadReasonRequired())
    expect(["", " \n", `${most}x`].map((reason) => reading(admin, reason))).toEqual([refused, refused, refused])
  })

  it("is nothing that an owner is asked for, an administrator's own papers too", () =>
    expect([user(OWNER), user(OWNER, "Admins")].map((one) => reading(one, "Mine"))).toEqual([
      Result.succeed(null),
      Result.succeed(null),
    ]))

  it("opens nothing to others, who hear that there is no such paper", () =>
    expect([user(OTHER, "Sellers"), { tag: "guest" } as const].map((one) => reading(one, "Curious"))).toEqual([
      Result.fail(new DocumentNotFound()),
      Result.fail(new DocumentNotFound()),
    ]))
})

describe("a paper is filed", () => {
  const may = (actor: Actor, categoryId = "proof-of-funds") => mayFileDocument(actor, { ownerId: OWNER, categoryId })

  it("as the own alone, an administrator not excepted", () => {
    expect([may(user(OWNER)), may(user(OTHER)), may(user(OTHER, "Admins"))]).toEqual([true, false, false])
    expect([may({ tag: "guest" }), may({ tag: "bot" })]).toEqual([false, false])
  })

  it("under a category in small letters, digits and hyphens, at most 40 of them", () => {
    const taken = ["a", "1", "a-b-1", "a".repeat(40)]
    const refused = ["", "-a", "A", "a b", "a/b", "a".repeat(41), "a\n", "data-room"]
    expect(taken.map((one) => may(user(OWNER), one))).toEqual(taken.map(() => true))
    expect(refused.map((one) => may(user(OWNER), one))).toEqual(refused.map(() => false))
    expect(["data-room", "proof-of-funds", "closing", "confidentiality"].map(isPersonal)).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})
