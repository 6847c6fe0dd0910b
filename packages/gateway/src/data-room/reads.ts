import { Asset, AssetNotFound } from "@xl/core/assets"
import {
  ENDED_REQUESTS,
  KeptTier2Request,
  maySeeTier2Request,
  maySeeTier2Requests,
  MOST_TIER2_LISTED,
} from "@xl/core/data-room"
import { buyerNameOf } from "@xl/core/offers"
import type { SignedIn } from "@xl/core/kernel"
import { type AssetId, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { type Database, type Db, read } from "../database/index.ts"
import { entity } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"

/** A request as its user knows it. */
export const toldOf = ({ dateModified, id, status }: KeptTier2Request) => ({ id, status, dateModified })

/** Those of the asset that stand there, with who asks, the earliest first. */
const seekers = (db: Db, asset: AssetId, status: "Approved" | "Draft") =>
  db.selectFrom("tier2Seekers").where("assetId", "=", asset).where("status", "=", status)

const listed = (query: ReturnType<typeof seekers>, order: "asc" | "desc") =>
  query
    .select(["body", "firstName", "lastName", "companyName"])
    .orderBy("modifiedAt", order)
    .orderBy("id")
    .limit(MOST_TIER2_LISTED)
    .execute()

type Row = Awaited<ReturnType<typeof listed>>[number]

const viewed = ({ body, companyName, ...names }: Row) =>
  Effect.map(entity(KeptTier2Request)(body), (request) => ({
    ...toldOf(request),
    userId: request.userId,
    name: buyerNameOf(names) ?? "",
    companyName,
  }))

/** Nobody but the first owner and administrators is told whether there is such an asset. */
const requireDecider = Effect.fnUntraced(function* (pool: Database, user: SignedIn, id: AssetId) {
  const row = yield* read(pool, (db) =>
    db.selectFrom("shownAssets").select("body").where("id", "=", id).executeTakeFirst(),
  )
  if (!row || !maySeeTier2Requests(user, yield* entity(Asset)(row.body))) return yield* new AssetNotFound()
})

/** Who asked for tier 2 of the asset; an administrator is put on the record for each person shown. */
export const requestsOn = Effect.fnUntraced(function* (pool: Database, user: SignedIn, id: AssetId, now: number) {
  yield* requireDecider(pool, user, id)
  const rows = yield* read(pool, async (db) => ({
    waiting: await listed(seekers(db, id, "Draft"), "asc"),
    letIn: await listed(seekers(db, id, "Approved"), "desc"),
    total: await seekers(db, id, "Approved")
      .select((of) => of.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  }))
  const draftTier2Requests = yield* Effect.forEach(rows.waiting, viewed)
  const letIn = yield* Effect.forEach(rows.letIn, viewed)
  const shown = new Set([...draftTier2Requests, ...letIn].map(({ userId }) => userId))
  yield* recordPrivateRead(pool, user, [...shown], now)
  return { draftTier2Requests, tier_2_whitelist: letIn, numberOfTier2s: rows.total.count }
})

/** The user's latest request for the asset, as far as the caller may know: the own, one for an own asset, for administrators each. */
export const requestFor = Effect.fnUntraced(function* (
  pool: Database,
  caller: SignedIn,
  of: { readonly userId: UserId; readonly assetId: AssetId },
  now: number,
) {
  const row = yield* read(pool, (db) =>
    db
      .selectFrom("tier2Requests")
      .select(["body", sql<string>`owner_of(asset_id)`.as("owner")])
      .where("userId", "=", of.userId)
      .where("assetId", "=", of.assetId)
      .orderBy(sql`status = any(${[...ENDED_REQUESTS]}::text[])`)
      .orderBy("createdAt", "desc")
      .executeTakeFirst(),
  )
  if (!row || !maySeeTier2Request(caller, of, { owners: [must(UserId, row.owner)] })) return null
  if (of.userId !== caller.id) yield* recordPrivateRead(pool, caller, [of.userId], now)
  return toldOf(yield* entity(KeptTier2Request)(row.body))
})
