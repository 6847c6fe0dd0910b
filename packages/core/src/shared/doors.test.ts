import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import * as accounts from "../accounts/index.ts"
import * as assets from "../assets/index.ts"
import * as banking from "../banking/index.ts"
import * as changeRequests from "../change-requests/index.ts"
import * as mandates from "../mandates/index.ts"
import * as chat from "../chat/index.ts"
import * as contact from "../contact/index.ts"
import * as dataRoom from "../data-room/index.ts"
import * as deals from "../deals/index.ts"
import * as deposits from "../deposits/index.ts"
import * as documents from "../documents/index.ts"
import * as favorites from "../favorites/index.ts"
import * as kernel from "../kernel/index.ts"
import * as legalDocuments from "../legal-documents/index.ts"
import * as listingAlerts from "../listing-alerts/index.ts"
import * as live from "../live/index.ts"
import * as market from "../market/index.ts"
import * as mails from "../mails/index.ts"
import * as messages from "../messages/index.ts"
import * as monitoring from "../monitoring/index.ts"
import * as navigation from "../navigation/index.ts"
import * as notifications from "../notifications/index.ts"
import * as offers from "../offers/index.ts"
import * as periods from "../periods/index.ts"
import * as profiles from "../profiles/index.ts"
import * as roles from "../roles/index.ts"
import * as settings from "../settings/index.ts"
import * as userAssets from "../user-assets/index.ts"
import * as valuation from "../valuation/index.ts"
import * as shared from "./index.ts"

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
  favorites,
  kernel,
  "legal-documents": legalDocuments,
  "listing-alerts": listingAlerts,
  live,
  market,
  mails,
  mandates,
  messages,
  monitoring,
  navigation,
  notifications,
  offers,
  periods,
  profiles,
  roles,
  settings,
  "user-assets": userAssets,
  valuation,
  shared,
}

const all = Object.entries(DOORS).flatMap(([door, exports]) =>
  Object.entries<unknown>(exports).map(([name, value]) => ({ door, name, value })),
)

const isMixed = (value: unknown): value is t.Mixed => value instanceof t.Type

const doors = new Set(all.flatMap(({ value }) => (isMixed(value) ? [value] : [])))
/** io-ts makes up a name from the parts where nobody gave one. */
const isNamed = ({ name }: t.Mixed): boolean => /^[\w.]+$/.test(name)

const listed = (props: t.Props, mark: string): string =>
  Object.entries(props)
    .map(([key, codec]) => `\n  ${key}${mark}: ${called(codec).replaceAll("\n", "\n  ")}`)
    .join("")

/** What a codec is made of; empty where it has no parts. */
const made = (codec: t.Mixed): string => {
  if (codec instanceof t.KeyofType) return Object.keys(codec.keys).join(" | ")
  if (codec instanceof t.InterfaceType) return `{${listed(codec.props, "")}\n}`
  if (codec instanceof t.PartialType) return `{${listed(codec.props, "?")}\n}`
  if (codec instanceof t.UnionType) return codec.types.map(called).join(" | ")
  if (codec instanceof t.IntersectionType) return codec.types.map(called).join(" & ")
  const type: unknown = Reflect.get(codec, "type")
  if (!isMixed(type)) return ""
  return codec instanceof t.ReadonlyArrayType ? `${called(type)}[]` : called(type)
}

/** A codec of a door by its name, any other by its parts, too; with a question mark where it may be missing. */
const called = (codec: t.Mixed): string => {
  if (doors.has(codec)) return codec.name
  const type: unknown = Reflect.get(codec, "type")
  if (isMixed(type) && type.name === codec.name) return `${called(type)}?`
  const parts = made(codec)
  if (!isNamed(codec) || parts === "") return parts || codec.name
  return parts === codec.name ? parts : `${codec.name} of ${parts}`
}

describe("what the doors hand out", () => {
  it("are codecs of these shapes: what travels changes only where this list does", async () => {
    const lines = all.flatMap(({ door, name, value }) =>
      isMixed(value) ? [`${door} ${name}: ${isNamed(value) ? value.name : "no name"} of ${made(value)}`] : [],
    )
    await expect(`${lines.toSorted().join("\n\n")}\n`).toMatchFileSnapshot("codecs.txt")
  })

  it("are refusals and breakdowns that say their own name", () => {
    const errors = all.filter(({ value }) => typeof value === "function" && value.prototype instanceof Error)
    const tags = errors.map(({ value }) => Reflect.get(Reflect.construct(value as () => void, [{}]), "_tag"))
    expect(tags).toEqual(errors.map(({ name }) => name))
    expect(tags.length).toBeGreaterThan(70)
  })
})
