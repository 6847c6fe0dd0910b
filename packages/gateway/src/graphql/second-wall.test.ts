import { Clock, Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { attach } from "../http/attach.ts"
import { readSchema } from "../http/index.ts"
import { identityForTests, type TestIdentity } from "../identity/testing/index.ts"
import { NO_LIMITS } from "../identity/testing/served.ts"
import { operationsOf } from "../testing/calls.ts"
import { enterCast, outspoken } from "../testing/cast.ts"
import { askEverything, type Tried } from "../testing/everything.ts"
import { CONFIG, testMarket } from "../testing/market.ts"
import { asSeller } from "../testing/people.ts"
import { isVeiled } from "../testing/seen-fields.ts"
import { remember } from "../testing/world.ts"
import { readAudiences, readFields } from "./matrix.ts"
import type * as acting from "../database/acting.ts"
import { marketResolvers, marketServices } from "./index.ts"

/** Whether the database is told for whom it is asked. */
const wall = vi.hoisted(() => {
  vi.resetModules() // what files before this one have loaded would stay as it is
  return { isUp: true }
})

// Every check of the gateway's own says yes: whoever asks may, owns, sees, and is an administrator. Only the database is left to say no.
vi.mock("../http/access.ts", async (original) => ({ ...(await original<object>()), permits: () => true }))
vi.mock("../../../core/src/roles/policies.ts", async (original) => {
  const { Result } = await import("effect")
  const yes = (actor: unknown) => Result.succeed(actor)
  const all = { signedIn: yes, withRole: yes, administrator: yes, verified: yes }
  return { ...(await original<object>()), ...all, holds: () => true, isAdministrator: () => true }
})
vi.mock("../../../core/src/assets/visibility.ts", async (original) => ({
  ...(await original<object>()),
  isFirstOwner: () => true,
  maySeeAsset: () => true,
}))
vi.mock("../../../core/src/offers/visibility.ts", async (original) => ({
  ...(await original<object>()),
  isBuyerOf: () => true,
  isSellerOf: () => true,
  maySeeOffer: () => true,
}))
vi.mock("../database/acting.ts", async (original) => {
  const { state, ...others } = await original<typeof acting>()
  return { ...others, state: (...told: Parameters<typeof state>) => (wall.isUp ? state(...told) : Promise.resolve()) }
})

afterAll(() => {
  vi.doUnmock("../http/access.ts")
  vi.doUnmock("../../../core/src/roles/policies.ts")
  vi.doUnmock("../../../core/src/assets/visibility.ts")
  vi.doUnmock("../../../core/src/offers/visibility.ts")
  vi.doUnmock("../database/acting.ts")
  vi.resetModules() // the files after this one have their checks again
})

const identities: Array<TestIdentity> = []
const market = await testMarket({
  openIdentity: async (url) => {
    const identity = await identityForTests(url, { limits: NO_LIMITS })
    identities.push(identity)
    return identity
  },
})
const schema = readSchema()
attach(
  schema,
  marketResolvers({ db: market.db, hub: market.hub, config: CONFIG }),
  marketServices(market.db, CONFIG),
  Effect.runSync(Clock.clockWith(Effect.succeed)),
)
const operations = operationsOf(schema)
const ground = { market, schema, operations, worlds: ["another's", "second owner's"] as const, isNothing: isVeiled }
const found = { up: [] as ReadonlyArray<Tried>, down: [] as ReadonlyArray<Tried> }

beforeAll(async () => {
  const [identity] = identities
  if (!identity) throw new Error("There is no identity service.")
  const people = await enterCast(market, identity)
  const buyer = await market.person(["ApprovedBuyers"], outspoken)
  const seller = await market.person(["Sellers"], asSeller)
  const others = { buyer: buyer.id, seller: seller.id }
  await remember(market.db)
  const actors = ["approved buyer", "seller", "removed admin", "forged role claim"] as const
  found.up = await askEverything({ ...ground, people, others, actors })
  wall.isUp = false
  found.down = await askEverything({ ...ground, people, others, actors: ["seller"] })
  await identity.close()
}, 300_000)

const fields = readFields()
/** What others' things may show. */
const OPEN = ["anybody", "members", "whoever is signed in"]
/** What a role alone opens, whoever's world it is. */
const BY_ROLE: Readonly<Record<string, ReadonlyArray<string>>> = { sellers: ["seller"] }
const isOpen = (audience: string, actor: string): boolean =>
  OPEN.includes(audience) || (BY_ROLE[audience]?.includes(actor) ?? false)
/** What only some may see, and was seen by somebody who may not. */
const leaks = (all: ReadonlyArray<Tried>) =>
  all.flatMap(({ actor, operation, seen, whose }) =>
    [...seen]
      .filter((field) => !isOpen(fields.get(field) ?? "anybody", actor))
      .map((field) => `${operation} of ${whose} shows ${field} to ${actor}`),
  )
const mutations = new Set(operations.filter(({ root }) => root === "Mutation").map(({ field }) => field.name))
/** Changes of things that are another's; what names nothing is one's own. */
const changes = (all: ReadonlyArray<Tried>) =>
  all
    .filter(({ changed, operation, whose }) => changed && whose !== "none" && mutations.has(operation))
    .map(({ actor, operation, whose }) => `${operation} of ${whose} by ${actor}`)

describe("with every check of the gateway's own switched off", () => {
  it("the database still keeps to itself what is another's", () => {
    const wrong = [...leaks(found.up), ...changes(found.up)]
    process.stdout.write(
      `Second wall: ${found.up.length} calls: ${found.up.length - new Set(wrong).size} passed, ${new Set(wrong).size} failed\n`,
    )
    expect(wrong).toEqual([])
    expect(new Set(readAudiences().map(({ name }) => name)).size).toBeGreaterThan(4)
  })

  it("and without it the same calls would show and change what is another's", () => {
    expect(leaks(found.down).length).toBeGreaterThan(50)
    expect(changes(found.down).length).toBeGreaterThan(5)
  })
})
