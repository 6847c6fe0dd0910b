import { Clock, Effect } from "effect"
import { isObjectType } from "graphql"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { attach } from "../http/attach.ts"
import { readSchema } from "../http/index.ts"
import { identityForTests, type TestIdentity } from "../identity/testing/index.ts"
import { operationsOf } from "../testing/calls.ts"
import { enterCast, outspoken } from "../testing/cast.ts"
import { askEverything, type Tried, whoseOf } from "../testing/everything.ts"
import { CONFIG, testMarket } from "../testing/market.ts"
import { asSeller } from "../testing/people.ts"
import { remember, WORLDS } from "../testing/world.ts"
import { ACTORS, type ActorName, type Decision, readAudiences, readFields, readMatrix, type Sight } from "./matrix.ts"
import { marketResolvers, marketServices } from "./index.ts"

const identities: Array<TestIdentity> = []
const market = await testMarket({
  openIdentity: async (url) => {
    identities.push(await identityForTests(url))
    return identities[0] as TestIdentity
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
const all: Array<Tried> = []

beforeAll(async () => {
  const [identity] = identities
  if (!identity) throw new Error("There is no identity service.")
  const people = await enterCast(market, identity)
  const buyer = await market.person(["ApprovedBuyers"], outspoken)
  const seller = await market.person(["Sellers"], asSeller)
  await market.setSettings({ depositInstructions: "Wire to First Harbor Bank, account 100" })
  await remember(market.db)
  await new Promise((wake) => setTimeout(wake, 1_100)) // a token is looked at again after a second
  all.push(
    ...(await askEverything({ market, schema, operations, people, others: { buyer: buyer.id, seller: seller.id } })),
  )
}, 600_000)

const counts = { passed: 0, failed: 0 }
/** Counts each cell, and gives the line as it was found. */
const line = <Cell extends string>(of: (actor: ActorName) => readonly [found: Cell, wanted: Cell | undefined]) =>
  ACTORS.map((actor) => {
    const [found, wanted] = of(actor)
    counts[found === wanted ? "passed" : "failed"] += 1
    return found
  })
afterAll(async () => {
  await identities[0]?.close()
  const kinds = `${operations.length} operations and ${readFields().size} fields as ${ACTORS.length} actors in ${WORLDS.length} worlds`
  process.stdout.write(
    `Authorization: ${kinds}, ${all.length} calls: ${counts.passed} passed, ${counts.failed} failed\n`,
  )
})

const cases = operations.flatMap((operation) =>
  whoseOf(operation).map((whose) => ({ whose, name: operation.field.name })),
)
const isDenied = ({ decision }: Tried) => decision !== "ok"

describe("who may ask what", () => {
  const table = readMatrix()

  it("is said for every operation of the schema, and for none besides", () => {
    expect(table.map(({ name, whose }) => `${name} ${whose}`)).toEqual(
      cases.map(({ name, whose }) => `${name} ${whose}`),
    )
  })

  it.each(cases)("is decided for $name of $whose as the table says", ({ name, whose }) => {
    const row = table.find((one) => one.name === name && one.whose === whose)
    const tried = all.filter((one) => one.operation === name && one.whose === whose && one.way === 0)
    const found = line<Decision>((actor) => {
      const decisions = new Set(tried.filter((one) => one.actor === actor).map(({ decision }) => decision))
      return [([...decisions].join(" or ") as Decision) || "-", row?.cells[actor]]
    })
    expect([name, whose, ...found].join("\t")).toBe(
      [name, whose, ...ACTORS.map((actor) => row?.cells[actor])].join("\t"),
    )
  })

  it("leaves no trace where it is denied: no row, no event, no message", () => {
    expect(all.filter((one) => isDenied(one) && one.changed).map(nameOf)).toEqual([])
    expect(all.filter(isDenied).length).toBeGreaterThan(1_000)
  })

  it("answers alike for what is another's and for what is not there", () => {
    const nothing = new Map(all.filter(({ world }) => world === "nobody's").map((one) => [keyOf(one), one.said]))
    const others = all.filter((one) => one.decision === "not there" && one.world !== "nobody's")
    expect(others.filter((one) => one.said !== nothing.get(keyOf(one))).map(nameOf)).toEqual([])
    expect(others.length).toBeGreaterThan(200)
  })
})

const keyOf = ({ actor, operation, way }: Tried) => `${operation} ${way} ${actor}`
const cornerOf = ({ operation, way, world }: Tried) => `${operation} ${way} ${world}`
const nameOf = ({ actor, decision, operation, said, whose }: Tried) => ({ operation, whose, actor, decision, said })

describe("who sees what", () => {
  const audiences = readAudiences()
  const fields = readFields()

  it("is said for every field of the schema that holds anything", () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    const known = types
      .filter(({ name }) => !["Query", "Mutation", "Subscription"].includes(name))
      .flatMap((type) =>
        isObjectType(type) && type.getInterfaces().length === 0
          ? Object.values(type.getFields()).map((field) => `${type.name}.${field.name}`)
          : [],
      )
    expect([...fields.keys()].toSorted()).toEqual(known.toSorted())
    expect([...new Set(fields.values())].toSorted()).toEqual(
      [...new Set(["anybody", ...audiences.map(({ name }) => name)])].toSorted(),
    )
  })

  it("is shown to guests where it is for anybody and they may ask for it", () => {
    const guests = new Map(
      all.filter(({ actor, decision }) => actor === "guest" && decision === "ok").map((one) => [cornerOf(one), one]),
    )
    const missed = all
      .filter(({ actor }) => actor === "verified")
      .flatMap((one) => {
        const guest = guests.get(cornerOf(one))
        const kept = guest ? [...one.seen].filter((field) => !guest.seen.has(field)) : []
        return kept.filter((field) => fields.get(field) === "anybody")
      })
    expect(guests.size).toBeGreaterThan(10)
    expect([...new Set(missed)]).toEqual([])
  })

  it.each(audiences)(
    "keeps what is for $name, of $whose, to those whom the table lets see it",
    ({ cells, name, whose }) => {
      const kept = [...fields].filter(([, audience]) => audience === name).map(([field]) => field)
      const wrong = kept.flatMap((field) => {
        const tried = all.filter(({ seen, world }) => world === whose && seen.has(field))
        const found = line<Sight>((actor) => {
          if (cells[actor] === "-") return ["-", "-"]
          const isSeen = tried.some((one) => one.actor === actor)
          return [isSeen ? "seen" : cells[actor] === "seen" ? "seen" : "hidden", cells[actor]]
        })
        const leaks = ACTORS.filter((actor, place) => found[place] !== cells[actor])
        const mayAny = ACTORS.some((actor) => cells[actor] === "seen")
        return [
          ...leaks.map((actor) => `${field} is shown to ${actor}`),
          ...(mayAny && tried.length === 0 ? [`${field} is shown to nobody`] : []),
        ]
      })
      expect(wrong).toEqual([])
    },
  )
})
