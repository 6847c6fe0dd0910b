import { must, UserId } from "@xl/core/shared"
import { inProportion } from "@xl/testkit/shared"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sealing } from "../mail/sealed.ts"
import { documentPasses } from "./passes.ts"

const SECRET = "a secret of at least 32 characters"
const passes = documentPasses(SECRET)
const NOW = 1_795_824_000_000
const bearer = { id: must(UserId, "11111111-1111-4111-8111-111111111111"), email: "pat@example.com" }

describe("a pass of the encryption service", () => {
  it("names its bearer for a minute, and tells nobody who that is", () => {
    const { expiration, token } = passes.passFor(bearer, NOW)
    expect(expiration).toBe(NOW + 60_000)
    expect(passes.bearerOf(token, NOW + 59_999)).toEqual(bearer)
    expect(passes.bearerOf(token, NOW + 60_000)).toBeNull()
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toMatch(/1111|pat@/)
  })

  it("is no pass any more when one bit of it is another", () => {
    const bytes = Buffer.from(passes.passFor(bearer, NOW).token, "base64url")
    fc.assert(
      fc.property(fc.nat({ max: bytes.length * 8 - 1 }), (bit) => {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(passes.bearerOf(changed.toString("base64url"), NOW)).toBeNull()
      }),
      { numRuns: inProportion(100) },
    )
  })

  it("is not made of anything else", () => {
    const said = JSON.stringify({ ...bearer, until: NOW + 1_000 })
    const sealedFor = (secret: string, purpose: string, text = said) =>
      sealing(secret, purpose).seal(text).toString("base64url")
    expect(passes.bearerOf(sealedFor(SECRET, "xl document pass"), NOW)).toEqual(bearer)
    const foreign = [
      "",
      said,
      Buffer.from(said).toString("base64url"),
      sealedFor("another secret of 32 characters or so", "xl document pass"),
      sealedFor(SECRET, "xl unsubscribe"),
      sealedFor(SECRET, "xl document pass", "no JSON"),
      sealedFor(SECRET, "xl document pass", JSON.stringify(bearer)),
      `${passes.passFor(bearer, NOW).token}=`,
      "A".repeat(1_001),
    ]
    expect(foreign.map((token) => passes.bearerOf(token, NOW))).toEqual(foreign.map(() => null))
  })
})
