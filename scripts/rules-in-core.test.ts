import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

/** A status that is looked at, or a role that is looked for: what follows from either is the core's to say. */
const DECIDES = [
  /[sS]tatus\??\)?\s*[!=]==\s*["'][A-Z]/,
  /\.includes\([\w.]*[sS]tatus\)/,
  /\b[rR]oles\??\.(?:includes|has)\(/,
  /\.(?:includes|has)\(["'](?:Admins|ApprovedBuyers|Concierges|RestrictedBuyers|Sellers|VerifiedUsers)["']\)/,
]
const decides = (line: string): boolean => DECIDES.some((shape) => shape.test(line))

/** A set of statuses that a query spells out. */
const SPELLS = /\bstatus\b["'`]?,?\s*["'`]?(?:not )?in["'`]?,?\s*[[(]\s*["']|\bstatus\b[^\n]*any\s*\(\s*array\[\s*'/i

/** Who may ask a field is said by the schema; a person chosen by hand must be a seller. */
const ALLOWED = [
  "packages/gateway/src/http/access.ts",
  "packages/gateway/src/http/lines.ts",
  "packages/gateway/src/cli/seed.ts",
]

const files = globSync("packages/{adapters,gateway,ui,web}/src/**/*.{ts,tsx}").filter(
  (path) => !/\.(?:test|stories)\.tsx?$|\/gql\/|\/testing\//.test(path),
)

describe("what stands outside the core", () => {
  it("decides nothing by a status or a role: it asks the core", () => {
    const found = files
      .filter((path) => !ALLOWED.includes(path))
      .flatMap((path) =>
        readFileSync(path, "utf8")
          .split("\n")
          .filter(decides)
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(files.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  it("spells out no set of statuses in a query: it asks the core for it", () => {
    const found = files.filter((path) => SPELLS.test(readFileSync(path, "utf8")))
    expect(found).toEqual([])
    const spelled = [
      '.where("assets.status", "in", ["Published", "CallForOffers"])',
      '.where("status", "not in", ["Draft"])',
      "where offers.status in ('Published', 'BestAndFinal')",
      "where status not in ('Draft')",
      "where status = any(array['Draft', 'Published'])",
    ]
    expect(spelled.filter((line) => !SPELLS.test(line))).toEqual([])
    const asked = ['.where("status", "in", OPEN_TO_OFFERS)', "status = any(${[...OPEN_TO_OFFERS]}::text[])"]
    expect(asked.filter((line) => SPELLS.test(line))).toEqual([])
  })

  it("would be noticed by this test", () => {
    const deciding = [
      'if (offer.status === "Draft") return',
      '(profile?.sellerProfile.status !== "Revoked")',
      "SELECTABLE.includes(asset.status)",
      'session.roles.includes("VerifiedUsers")',
      "actor.roles.has(role)",
      'held.has("Admins")',
    ]
    expect(deciding.filter((line) => !decides(line))).toEqual([])
    const showing = [
      '{ status: "Published" }',
      "isOpenOffer(status)",
      "STANDINGS[buyerStanding(profile)]",
      'status === "ok"',
    ]
    expect(showing.filter(decides)).toEqual([])
  })
})
