import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const STATUSES =
  "Draft|Published|CallForOffers|BestAndFinal|UnderSelection\\.\\w+|ContractPending\\.\\w+|UnderContract|Closed|OnHold\\.\\w+|" +
  "ListingExpired|NoLongerListedForSale|Revoked|Deleted|Successful|Declined|Withdrawn|Canceled"

/** A status put into an object or assigned, whatever it is called by; comparisons and types are none. */
const WRITES = new RegExp(String.raw`(?<![?\w])status(?::\s*["'](?:${STATUSES})["']|\s*=\s*["'](?:${STATUSES})["'])`)
/** A status set by SQL that is not the whole row's. */
const SQL_WRITES = /set\s+["']?status["']?\s*=|jsonb_set\([^)]*status/i

const sources = (pattern: string): ReadonlyArray<{ readonly path: string; readonly lines: ReadonlyArray<string> }> =>
  globSync(pattern)
    .filter((path) => !/\.(test|stories)\.tsx?$|\/dist\/|\/gql\//.test(path))
    .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n") }))

const lines = (pattern: string, wanted: RegExp): ReadonlyArray<string> =>
  sources(pattern).flatMap(({ lines: all, path }) =>
    all.flatMap((line) => (wanted.test(line) && !line.trimStart().startsWith("*") ? [`${path}: ${line.trim()}`] : [])),
  )

describe("the two machines", () => {
  it("are the only writers of a listing's or an offer's status in the core", () => {
    // An offer that waits for the answer of its withdrawal is a picture in a browser, written nowhere.
    const allowed = /offers\/optimistic\.ts: status: "Withdrawn",/
    const found = lines("packages/core/src/{assets,offers,market,periods,live,roles,profiles}/*.ts", WRITES)
    // A role request's and a profile's own states are not the machines'.
    const others = /(roles|profiles)\/[^:]+: .*(Approved|Declined|Draft|Active|Revoked)/
    expect(found.filter((line) => !allowed.test(line) && !others.test(line))).toEqual([])
  })

  it("are passed by nowhere in the gateway", () => {
    expect(lines("packages/gateway/src/**/*.ts", SQL_WRITES)).toEqual([])
    // The one gives a room of its own to an asset that shared one; two leave a listing one balance; the last notes the day of a request. None touches a status.
    const harmless = [
      "set body = jsonb_set(body, '{tiers}', fresh) where",
      "/0032-one-balance.sql: update offers set body = jsonb_set(body, '{assets}', (",
      "/0032-one-balance.sql: update assets set body = jsonb_set(",
      "update assets set body = jsonb_set(body, '{publicationRequestedAt}', body -> 'dateModified')",
    ]
    const updates = lines("packages/gateway/migrations/*.sql", /update\s+(assets|offers)\b/i)
    expect(updates.filter((line) => !harmless.some((part) => line.includes(part)))).toEqual([])
  })

  it("write by `entered` and `enteredOffer` alone, which look the way up in their table", () => {
    expect(lines("packages/core/src/assets/*.ts", /status: to\b/)).toEqual([
      expect.stringContaining("packages/core/src/assets/machine.ts"),
    ])
    expect(lines("packages/core/src/offers/*.ts", /status: to\b/)).toEqual([
      expect.stringContaining("packages/core/src/offers/lifecycle.ts"),
    ])
  })

  it("would be noticed by this test", () => {
    for (const line of ['status: "Published"', "  status: 'OnHold.Published',", 'asset.status = "Closed"'])
      expect(WRITES.test(line), line).toBe(true)
    for (const line of ['status === "Published"', 'case "Published":', "status: AssetStatus", 'from: "Published"'])
      expect(WRITES.test(line), line).toBe(false)
    expect(SQL_WRITES.test("update assets set status = $1")).toBe(true)
  })
})
