import * as accounts from "@xl/core/accounts"
import * as assets from "@xl/core/assets"
import * as banking from "@xl/core/banking"
import * as changeRequests from "@xl/core/change-requests"
import * as mandates from "@xl/core/mandates"
import * as chat from "@xl/core/chat"
import * as contact from "@xl/core/contact"
import * as dataRoom from "@xl/core/data-room"
import * as deals from "@xl/core/deals"
import * as deposits from "@xl/core/deposits"
import * as documents from "@xl/core/documents"
import * as drawings from "@xl/core/drawings"
import * as favorites from "@xl/core/favorites"
import * as forms from "@xl/core/forms"
import * as kernel from "@xl/core/kernel"
import * as legalDocuments from "@xl/core/legal-documents"
import * as listingAlerts from "@xl/core/listing-alerts"
import * as live from "@xl/core/live"
import * as mails from "@xl/core/mails"
import * as market from "@xl/core/market"
import * as messages from "@xl/core/messages"
import * as monitoring from "@xl/core/monitoring"
import * as navigation from "@xl/core/navigation"
import * as notifications from "@xl/core/notifications"
import * as offers from "@xl/core/offers"
import * as periods from "@xl/core/periods"
import * as profiles from "@xl/core/profiles"
import * as roles from "@xl/core/roles"
import * as settings from "@xl/core/settings"
import * as userAssets from "@xl/core/user-assets"
import * as valuation from "@xl/core/valuation"
import * as shared from "@xl/core/shared"
import { Result } from "effect"
import fc from "fast-check"
import * as t from "io-ts"
import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inProportion } from "./property-runs.ts"
import { wireArbitrary } from "./wire-arbitrary.ts"

const { decode } = shared

const cyclic: { self?: unknown; readonly status: string } = { status: "Published" }
cyclic.self = cyclic
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(cyclic, [cyclic], JSON.parse('{"__proto__":{"status":"Published"}}'), "x".repeat(100_000)),
)

const DOORS = {
  accounts,
  assets,
  banking,
  "change-requests": changeRequests,
  chat,
  contact,
  "data-room": dataRoom,
  deals,
  deposits,
  documents,
  drawings,
  favorites,
  forms,
  kernel,
  "legal-documents": legalDocuments,
  "listing-alerts": listingAlerts,
  live,
  mails,
  mandates,
  market,
  messages,
  monitoring,
  navigation,
  notifications,
  offers,
  periods,
  profiles,
  roles,
  settings,
  shared,
  "user-assets": userAssets,
  valuation,
}

/** Every codec that a door of the core hands out, by door and name. */
const codecs = Object.entries(DOORS)
  .flatMap(([door, exports]) =>
    Object.entries<unknown>(exports).flatMap(([name, value]) =>
      value instanceof t.Type ? [[`${door}/${name}`, value] as const] : [],
    ),
  )
  .toSorted(([one], [other]) => one.localeCompare(other))

const SECRET = "account 000123456789"
/** What is sent with one of its fields, or all of it, in another shape that holds the secret. */
const withSecret = (sent: unknown, place: number): unknown => {
  const fields = typeof sent === "object" && sent !== null && !Array.isArray(sent) ? Object.keys(sent) : []
  const field = fields[place % Math.max(1, fields.length)]
  const odd = [SECRET, { deep: SECRET }]
  return field === undefined ? odd : { ...(sent as object), [field]: odd }
}

const problemsOf = (codec: t.Mixed, value: unknown): ReadonlyArray<string> => {
  const read = decode(codec)(value)
  return Result.isSuccess(read) ? [] : read.failure.problems
}

describe("the codecs of the core", () => {
  it("are all seen here", () => {
    expect(Object.keys(DOORS)).toEqual(readdirSync("packages/core/src").toSorted())
    expect(codecs.length).toBeGreaterThan(80)
  })

  it.each(codecs)("%s reads back what it sends, and knows it", (_, codec) =>
    fc.assert(
      fc.property(wireArbitrary(codec), (sent) => {
        const value = Result.getOrThrow(decode(codec)(sent))
        expect(codec.is(value)).toBe(true)
        const again = decode(codec)(JSON.parse(JSON.stringify(codec.encode(value))))
        expect(again).toEqual(Result.succeed(value))
      }),
      { numRuns: inProportion(15) },
    ),
  )

  it.each(codecs)("%s names the paths of what it refuses, and never a value", (_, codec) =>
    fc.assert(
      fc.property(wireArbitrary(codec), fc.nat(), (sent, place) => {
        const said = problemsOf(codec, withSecret(sent, place))
        expect(said.filter((problem) => problem.includes(SECRET))).toEqual([])
      }),
      { numRuns: inProportion(15) },
    ),
  )

  it.each(codecs)("%s answers anything at all, and never throws", (_, codec) =>
    fc.assert(
      fc.property(anything, (value) => {
        const read = decode(codec)(value)
        expect(Result.isSuccess(read) || read.failure.problems.length > 0).toBe(true)
      }),
      { numRuns: inProportion(15) },
    ),
  )
})
