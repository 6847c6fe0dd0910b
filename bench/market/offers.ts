import { randomUUID } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import type pg from "pg"
import { atOnce, compare, type Figure, type Pace } from "../measure.ts"
import type { Running } from "./gateway.ts"
import { post } from "./http.ts"
import { aBuyer, type Buyer } from "./people.ts"
import { heard, type Statement } from "./statements.ts"

const CLIENTS = 16
const MUTATION = `mutation ($assets: [OfferAssetInput!]!) {
  createOffer(assets: $assets, bidPrice: "900000.00", closing: 15, dueDiligencePeriod: 30, earnestMoneyDeposit: "10000.00") {
    __typename ... on OfferDone { offer { id status } } ... on Refusal { code message } } }`

const offer = async ({ origin }: Running, { token }: Buyer, asset: string, key: string): Promise<string> => {
  const answer = (await post(
    `${origin}/graphql`,
    {
      query: MUTATION,
      variables: { assets: [{ id: asset, bidAllocation: { amount: "900000.00", currency: "USD" } }] },
    },
    { authorization: `Bearer ${token}`, "idempotency-key": key },
  )) as { readonly data?: { readonly createOffer: { readonly offer?: { readonly id: string } } } }
  const id = answer.data?.createOffer.offer?.id
  if (id === undefined) throw new Error(`No offer: ${JSON.stringify(answer).slice(0, 500)}`)
  return id
}

const TABLES = ["offers", "offer_assets", "events", "outbox", "idempotent_answers", "assets"]
const sizes = async (db: pg.Pool): Promise<ReadonlyArray<number>> => {
  const counts = TABLES.map((table) => `(select count(*)::int from ${table})`).join(", ")
  const { rows } = await db.query({ text: `select ${counts}`, rowMode: "array" })
  return rows[0] as ReadonlyArray<number>
}
const added = async (db: pg.Pool, work: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const before = await sizes(db)
  await work()
  return (await sizes(db)).map((count, at) => count - (before[at] ?? 0))
}

/** One offer that the gateway wrote, by the texts that are another one's in the next. */
interface Example {
  readonly statements: ReadonlyArray<Statement>
  readonly ids: { readonly offer: string; readonly asset: string; readonly key: string }
}

/** The very statements again, prepared, for another asset under other ids. */
const again = async (db: pg.Client, { ids, statements }: Example, asset: string): Promise<void> => {
  const [id, key] = [randomUUID(), randomUUID()]
  const renamed = (value: string | null) =>
    value?.replaceAll(ids.offer, id).replaceAll(ids.asset, asset).replaceAll(ids.key, key) ?? null
  for (const [at, { text, values }] of statements.entries())
    await (values.length === 0
      ? db.query(text)
      : db.query({ name: `of offer ${at}`, text, values: values.map(renamed) }))
}

const connected = (url: string) =>
  Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new (await import("pg")).default.Client(url)
      await client.connect()
      return client
    }),
  )

/** Offers that a deed of ten guards brings about, beside the same statements asked by nobody but a loop. */
export const compareOffers = async (
  gateway: Running,
  database: { readonly db: pg.Pool; readonly url: string; readonly folder: string },
  pace: Pace,
): Promise<Figure> => {
  const { db, folder, url } = database
  const { rows } = await db.query<{ id: string }>(
    "select id from assets where status = 'Published' order by upb desc, id",
  )
  const next = () => rows.pop()?.id ?? fail("The market is too small for so many offers")
  const buyers = await Promise.all(Array.from({ length: CLIENTS }, (_, number) => aBuyer(gateway, db, number)))
  const [first] = buyers
  if (!first) throw new RangeError("There are buyers")

  const ids = { offer: "", asset: next(), key: randomUUID() }
  const statements = await heard(db, folder, async () => (ids.offer = await offer(gateway, first, ids.asset, ids.key)))
  const clients = await connected(url)
  const replay = async (worker: number) => again(clients[worker] ?? fail("no client"), { ids, statements }, next())
  const byGateway = (worker: number) => offer(gateway, buyers[worker] ?? first, next(), randomUUID())
  const [ours, theirs] = [await added(db, () => byGateway(0)), await added(db, () => replay(0))]
  if (!isDeepStrictEqual(ours, theirs)) throw new Error(`Not the same rows: ${JSON.stringify([ours, theirs])}`)
  console.log(`createOffer: ${statements.length} statements; rows of ${TABLES.join(", ")}: ${ours.join(", ")}`)

  const figure = await compare(
    `createOffer, ${CLIENTS} at once`,
    [atOnce("gateway", CLIENTS, byGateway), atOnce("the same statements", CLIENTS, replay)],
    pace,
  )
  await Promise.all(clients.map((client) => client.end()))
  return figure
}

const fail = (why: string): never => {
  throw new Error(why)
}
