import { inProportion } from "@xl/testkit/shared"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sealing } from "../mail/sealed.ts"
import { documentPasses } from "./passes.ts"

const SECRET = "a secret of at least 32 characters"
const passes = documentPasses(SECRET)
const NOW = 1_795_824_000_000
const ACCESS = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwYXQifQ.c2lnbmVk"

describe("a pass of the encryption service", () => {
  it("holds the access token that asked for it for a minute, and shows it to nobody (ACC-538)", () => {
    const { expiration, token } = passes.passFor(ACCESS, NOW)
    expect(expiration).toBe(NOW + 60_000)
    expect(passes.accessTokenOf(token, NOW + 59_999)).toBe(ACCESS)
    expect(passes.accessTokenOf(token, NOW + 60_000)).toBeNull()
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("eyJ")
  })

  it("holds the longest access token that is taken, and is 12,000 characters at most (ACC-538)", () => {
    const long = "t".repeat(8_192)
    expect(passes.accessTokenOf(passes.passFor(long, NOW).token, NOW)).toBe(long)
    const empty = passes.passFor("", NOW).token.length
    const [most, more] = [9_000, 9_001].map((bytes) => "t".repeat(bytes - Math.floor((empty * 3) / 4)))
    expect(passes.passFor(most ?? "", NOW).token).toHaveLength(12_000)
    expect(passes.accessTokenOf(passes.passFor(most ?? "", NOW).token, NOW)).toBe(most)
    expect(passes.accessTokenOf(passes.passFor(more ?? "", NOW).token, NOW)).toBeNull()
  })

  it("is no pass any more when one bit of it is another", () => {
    const bytes = Buffer.from(passes.passFor(ACCESS, NOW).token, "base64url")
    fc.assert(
      fc.property(fc.nat({ max: bytes.length * 8 - 1 }), (bit) => {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(passes.accessTokenOf(changed.toString("base64url"), NOW)).toBeNull()
      }),
      { numRuns: inProportion(100) },
    )
  })

  it("is not made of anything else (ACC-538)", () => {
    const said = JSON.stringify({ accessToken: ACCESS, until: NOW + 1_000 })
    const sealedFor = (secret: string, purpose: string, text = said) =>
      sealing(secret, purpose).seal(text).toString("base64url")
    expect(passes.accessTokenOf(sealedFor(SECRET, "xl document pass"), NOW)).toBe(ACCESS)
    const foreign = [
      "",
      said,
      Buffer.from(said).toString("base64url"),
      sealedFor("another secret of 32 characters or so", "xl document pass"),
      sealedFor(SECRET, "xl unsubscribe"),
      sealedFor(SECRET, "xl document pass", "no JSON"),
      sealedFor(SECRET, "xl document pass", JSON.stringify({ accessToken: ACCESS })),
      `${passes.passFor(ACCESS, NOW).token}=`,
      "A".repeat(12_001),
    ]
    expect(foreign.map((token) => passes.accessTokenOf(token, NOW))).toEqual(foreign.map(() => null))
  })
})
