import { randomUUID } from "node:crypto"
import type { Profile } from "@xl/core/profiles"
import type { Role } from "@xl/core/roles"
import type { UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import { parse, subscribe } from "graphql"
import { sql } from "kysely"
import { beforeAll, describe, expect, it } from "vitest"
import { attach } from "../http/attach.ts"
import { readSchema } from "../http/index.ts"
import { documentFor, type Operation, operationsOf, variablesFor } from "../testing/calls.ts"
import { CONFIG, type Person, testMarket, type Variables } from "../testing/market.ts"
import { asBuyer, asSeller, complete } from "../testing/people.ts"
import { putAsset, putOffer, putRequest } from "../testing/rows.ts"
import { ACTORS, type ActorName, type Decision, type Ownership, readMatrix, type Row } from "./matrix.ts"
import { marketResolvers, marketServices, signedInAs } from "./index.ts"

const market = await testMarket()
const { db } = market
const schema = readSchema()
const operations = operationsOf(schema)
attach(
  schema,
  marketResolvers({ db, hub: market.hub, config: CONFIG }),
  marketServices(db, CONFIG),
  Effect.runSync(Clock.clockWith(Effect.succeed)),
)

const revoked = (profile: Profile): Profile => ({
  ...asSeller(profile),
  sellerProfile: { ...asSeller(profile).sellerProfile, status: "Revoked" },
})
const cast: Readonly<
  Record<Exclude<ActorName, "guest">, readonly [ReadonlyArray<Role>, (profile: Profile) => Profile]>
> = {
  unverified: [[], (profile) => profile],
  verified: [["VerifiedUsers"], complete],
  "restricted buyer": [["VerifiedUsers", "RestrictedBuyers"], complete],
  "approved buyer": [["VerifiedUsers", "ApprovedBuyers"], asBuyer()],
  "expired buyer": [["VerifiedUsers", "ApprovedBuyers"], asBuyer(90)],
  seller: [["VerifiedUsers", "Sellers"], asSeller],
  "revoked seller": [["VerifiedUsers", "Sellers"], revoked],
  concierge: [["VerifiedUsers", "Concierges"], complete],
  admin: [["VerifiedUsers", "Admins"], complete],
  "removed admin": [["VerifiedUsers", "Admins"], complete],
}
const people = new Map<ActorName, Person>()
/** Everything that another person has, who is nobody in the table. */
const other = {
  buyer: await market.person(["ApprovedBuyers"], asBuyer()),
  seller: await market.person(["Sellers"], asSeller),
}

beforeAll(async () => {
  for (const [name, [roles, change]] of Object.entries(cast))
    people.set(name as ActorName, await market.person(roles, change))
  const [admin, removed] = [people.get("admin"), people.get("removed admin")]
  if (admin && removed)
    await market.does(admin, `mutation ($id: ID!) { removeAdmin(id: $id) { __typename } }`, { id: removed.id })
  await sql`create table profiles_asked as select id, body from profiles`.execute(db)
})

type Kind = "asset" | "nothing" | "offer" | "request" | "user"
const kindOf = ({ field }: Operation): Kind => {
  if (
    [
      "addAdmin",
      "assignBuyerRole",
      "removeAdmin",
      "removeBuyerRole",
      "restoreSellerProfile",
      "revokeSellerProfile",
    ].includes(field.name)
  )
    return "user"
  if (field.name.endsWith("RoleRequest")) return "request"
  if (field.name === "createOffer") return "asset"
  const id = field.args.some(({ name }) => ["asset_id", "id", "offerId"].includes(name))
  if (!id) return "nothing"
  return /Offer$|^getOffer$|Winner|BestAndFinal$|ClosingDocuments|ManualTransfer/.test(field.name) &&
    field.name !== "closeBestAndFinal"
    ? "offer"
    : "asset"
}
const OWNERSHIPS: Readonly<Record<Kind, ReadonlyArray<Ownership>>> = {
  nothing: ["none"],
  asset: ["own", "another's", "nobody's"],
  offer: ["buyer's", "seller's", "another's", "nobody's"],
  request: ["own", "another's", "nobody's"],
  user: ["own", "another's", "nobody's"],
}

/** Makes the thing that the call names, afresh for each call, and gives its id. */
const thing = async (kind: Kind, ownership: Ownership, own: Person): Promise<string> =>
  ownership === "nobody's" ? randomUUID() : makers[kind](ownership, own.id)

const makers: { readonly [K in Kind]: (ownership: Ownership, own: UserId) => Promise<string> } = {
  nothing: async () => randomUUID(),
  user: async (ownership, own) => ownerOf(ownership, own),
  request: (ownership, own) => putRequest(db, ownerOf(ownership, own)),
  asset: (ownership, own) => putAsset(db, ownerOf(ownership, own)),
  offer: (ownership, own) =>
    offerOf(ownership === "buyer's" ? own : other.buyer.id, ownership === "seller's" ? own : other.seller.id),
}
const ownerOf = (ownership: Ownership, own: UserId) => (ownership === "own" ? own : other.buyer.id)

const offerOf = async (buyer: UserId, seller: UserId) =>
  putOffer(db, { asset: await putAsset(db, seller, { status: "Published" }), buyer, seller })

const decisionIn = (code: unknown): Decision => {
  switch (code) {
    case "SignInRequired":
      return "sign in"
    case "RoleMissing":
      return "no role"
    case "AssetNotFound":
    case "OfferNotFound":
    case "ProfileNotFound":
    case "RoleRequestNotFound":
      return "not there"
    default:
      return "ok"
  }
}

interface Outcome {
  readonly decision: Decision
  readonly body: string
  readonly changed: boolean
}

/** One fingerprint over every row that a call could touch. */
const fingerprint = async (): Promise<string> => {
  const { rows } = await sql<{ print: string }>`select md5(concat_ws('|', ${sql.join(
    [
      "assets",
      "asset_impressions",
      "data_rooms",
      "documents",
      "offer_assets",
      "offers",
      "profiles",
      "role_requests",
    ].map((table) => sql`(select string_agg(t::text, ',' order by t::text) from ${sql.table(table)} as t)`),
  )}, (select count(*) from outbox), (select count(*) from events))) as print`.execute(db)
  return rows[0]?.print ?? ""
}

/** Everything as it was when the cast came together; the log and the outbox only grow. */
const sweep = () =>
  sql
    .raw(
      `delete from offer_assets; delete from offers; delete from asset_impressions; delete from assets; delete from role_requests;
       delete from data_rooms; update profiles set body = asked.body from profiles_asked as asked where asked.id = profiles.id and asked.body <> profiles.body`,
    )
    .execute(db)

const call = async (operation: Operation, ownership: Ownership, actor: ActorName): Promise<Outcome> => {
  const person = people.get(actor)
  await sweep()
  const id = await thing(kindOf(operation), ownership, person ?? other.seller)
  const before = await fingerprint()
  const body = await asked(operation, person ?? null, variablesFor(operation, { id, asset_id: id, offerId: id }))
  const changed = before !== (await fingerprint())
  return { decision: decisionIn(codeIn(body, operation)), body: JSON.stringify(body), changed }
}

const codeIn = ({ data, errors }: Body, { field }: Operation): unknown =>
  errors?.[0]?.extensions["code"] ?? (data?.[field.name] as { readonly code?: string } | null | undefined)?.code

interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }>
}

const asked = async (operation: Operation, person: Person | null, variables: Variables): Promise<Body> => {
  if (operation.root !== "Subscription") return (await market.ask(person, documentFor(operation), variables)).body
  const actor = person
    ? ((await Effect.runPromise(signedInAs(db, person.id, person.email))) ?? { tag: "guest" as const })
    : { tag: "guest" as const }
  const contextValue = { actor, requestId: "", address: "", idempotencyKey: undefined }
  const answer = await subscribe({ schema, document: parse(documentFor(operation)), contextValue })
  if (!("errors" in answer)) await (answer as AsyncGenerator).return(undefined)
  return "errors" in answer
    ? { errors: (answer.errors ?? []).map(({ extensions, message }) => ({ extensions, message })) }
    : {}
}

/** Nobody who is not there owns anything. */
const cannotBe = (actor: ActorName, ownership: Ownership) =>
  actor === "guest" && ["own", "buyer's", "seller's"].includes(ownership)

const cases = operations.flatMap((operation) =>
  OWNERSHIPS[kindOf(operation)].map((ownership) => ({ operation, ownership, name: operation.field.name })),
)

describe("who may ask what", () => {
  const table = readMatrix()
  const rowOf = (name: string, ownership: Ownership): Row | undefined =>
    table.find((row) => row.operation === name && row.ownership === ownership)
  const lineOf = (name: string, ownership: Ownership) => {
    const row = rowOf(name, ownership)
    return [name, ownership, ...ACTORS.map((actor) => row?.decisions[actor])].join("\t")
  }

  it("is said for every operation of the schema, and for none besides", () => {
    const named = table.map(({ operation, ownership }) => `${operation} ${ownership}`)
    expect(named).toEqual(cases.map(({ name, ownership }) => `${name} ${ownership}`))
  })

  it.each(cases)(
    "is decided for $name of $ownership as the table says, and a denial leaves no trace",
    async ({ name, operation, ownership }) => {
      const found = new Map<ActorName, Decision>()
      const traces: Array<ActorName> = []
      for (const actor of ACTORS.filter((one) => !cannotBe(one, ownership))) {
        const { body, changed, decision } = await call(operation, ownership, actor)
        found.set(actor, decision)
        const isDenied = decision !== "ok"
        if (isDenied && changed) traces.push(actor)
        if (isDenied && ownership === "another's" && body !== (await call(operation, "nobody's", actor)).body)
          traces.push(actor)
      }
      const line = [name, ownership, ...ACTORS.map((actor) => found.get(actor) ?? "-")].join("\t")
      expect([line, traces]).toEqual([lineOf(name, ownership), []])
    },
  )
})
