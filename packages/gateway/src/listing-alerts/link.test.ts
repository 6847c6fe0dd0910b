import { UnsubscribeLinkInvalid } from "@xl/core/listing-alerts"
import { must, UserId } from "@xl/core/shared"
import { inProportion } from "@xl/testkit/shared"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sealing } from "../mail/sealed.ts"
import { unsubscribeLinks } from "./index.ts"

const SECRET = "a secret of at least 32 characters"
const links = unsubscribeLinks(SECRET)
const person = must(UserId, "11111111-1111-4111-8111-111111111111")
const tokenOf = (path: string) => path.split("token=")[1] ?? ""
const invalid = Result.fail(new UnsubscribeLinkInvalid())

describe("the link of a mail about listings", () => {
  it("leads back to its person, tells nobody who that is, and is another in each mail", () => {
    const [one, other] = [links.pathFor(person), links.pathFor(person)]
    expect(one).toMatch(/^\/unsubscribe\?token=[\w-]{86}$/)
    expect(one).not.toBe(other)
    expect([one, other].map((path) => links.personOf(tokenOf(path)))).toEqual([
      Result.succeed(person),
      Result.succeed(person),
    ])
    expect(Buffer.from(tokenOf(one), "base64url").toString("latin1")).not.toContain("1111")
  })

  it("is no link any more when one bit of it is another", () => {
    const token = tokenOf(links.pathFor(person))
    const bytes = Buffer.from(token, "base64url")
    fc.assert(
      fc.property(fc.nat({ max: bytes.length * 8 - 1 }), (bit) => {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(links.personOf(changed.toString("base64url"))).toEqual(invalid)
      }),
      { numRuns: inProportion(100) },
    )
  })

  it("is not made of anything else: a bare id, another secret, what was sealed for another purpose, or a long text", () => {
    const sealedFor = (secret: string, purpose: string) => sealing(secret, purpose).seal(person).toString("base64url")
    const foreign = [
      "",
      person,
      Buffer.from(person).toString("base64url"),
      sealedFor("another secret of 32 characters or so", "xl unsubscribe"),
      sealedFor(SECRET, "xl mail queue"),
      sealing(SECRET, "xl unsubscribe").seal("no id").toString("base64url"),
      `${tokenOf(links.pathFor(person))}=`,
      "A".repeat(201),
      tokenOf(links.pathFor(person)).slice(0, 30),
    ]
    expect(foreign.map((token) => links.personOf(token))).toEqual(foreign.map(() => invalid))
  })
})
