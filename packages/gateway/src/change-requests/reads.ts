import { Asset } from "@xl/core/assets"
import {
  ChangeRequestNotFound,
  MOST_CHANGES_SHOWN,
  changeRequestView,
  KeptChangeRequest,
  listingChange,
  maySeeChangeRequests,
} from "@xl/core/change-requests"
import { type Paging, type AssetId, type ChangeRequestId, dayOf, Millis, must } from "@xl/core/shared"
import type { Actor, SignedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import { sql } from "kysely"
import { findAsset } from "../assets/reads.ts"
import { sellerNames } from "../assets/sellers.ts"
import { type Database, type Db, read } from "../database/index.ts"
import { entity } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"

/** Requests with their listings, as administrators read both. */
const requestsWithAssets = (db: Db) =>
  db
    .selectFrom("changeRequests")
    .innerJoin("allAssets", "allAssets.id", "changeRequests.assetId")
    .select(["changeRequests.body", "allAssets.body as asset"])

type Row = Awaited<ReturnType<ReturnType<typeof requestsWithAssets>["execute"]>>[number]

/** The rows as administrators see them, sellers named in one statement. */
const viewed = Effect.fnUntraced(function* (pool: Database, rows: ReadonlyArray<Row>, now: number) {
  const found = yield* Effect.forEach(rows, ({ asset, body }) =>
    Effect.all({ request: entity(KeptChangeRequest)(body), asset: entity(Asset)(asset) }),
  )
  const names = yield* sellerNames(
    pool,
    found.flatMap(({ asset }) => asset.owners.slice(0, 1)),
  )
  return found.map(({ asset, request }) =>
    changeRequestView(request, asset, names.get(asset.owners[0] ?? "") ?? null, dayOf(now)),
  )
})

/** A page of pending requests, the one that waits longest first; each listing shown is on the administrator's record. */
export const pendingRequests = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  { offset, size }: Paging,
  now: number,
) {
  const { rows, total } = yield* read(pool, async (db) => ({
    total: await db
      .selectFrom("changeRequests")
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("status", "=", "Pending")
      .executeTakeFirstOrThrow(),
    rows: await requestsWithAssets(db)
      .where("changeRequests.status", "=", "Pending")
      .orderBy("changeRequests.createdAt")
      .orderBy("changeRequests.id")
      .limit(size)
      .offset(offset)
      .execute(),
  }))
  const requests = yield* viewed(pool, rows, now)
  yield* recordPrivateRead(pool, user, [...new Set(requests.map(({ assetId }) => assetId))], now)
  return { total: total.count, requests }
})

/** One request for an administrator, whose look at the listing is on record. */
export const findRequest = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  id: ChangeRequestId,
  now: number,
) {
  const rows = yield* read(pool, (db) => requestsWithAssets(db).where("changeRequests.id", "=", id).execute())
  const [request] = yield* viewed(pool, rows, now)
  if (!request) return yield* new ChangeRequestNotFound()
  yield* recordPrivateRead(pool, user, [request.assetId], now)
  return request
})

const latestOf = (db: Db, id: AssetId) =>
  db
    .selectFrom("changeRequests")
    .select("body")
    .where("assetId", "=", id)
    .orderBy(sql`status = 'Pending'`, "desc")
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .executeTakeFirst()

const historyOf = (db: Db, id: AssetId) =>
  db
    .selectFrom("listingChanges")
    .select(["changes", "modifiedAt", "note"])
    .where("assetId", "=", id)
    .orderBy("modifiedAt", "desc")
    .limit(MOST_CHANGES_SHOWN)
    .execute()

const { changes: Changes } = KeptChangeRequest.type.type.props

/** What changed on a listing that the caller sees; the newest request only for its first owner and administrators. */
export const listingChangesOf = Effect.fnUntraced(function* (pool: Database, actor: Actor, id: AssetId, now: number) {
  const asset = yield* findAsset(pool, actor, id, now)
  const rows = yield* read(pool, async (db) => ({
    latest: asset.version === null ? undefined : await latestOf(db, id),
    history: await historyOf(db, id),
  }))
  const history = yield* Effect.forEach(rows.history, ({ changes, modifiedAt, note }) =>
    Effect.map(entity(Changes)(changes), (all) =>
      listingChange({ changes: all, dateModified: must(Millis, modifiedAt), note }),
    ),
  )
  const owners = asset.sellerId === null ? [] : [asset.sellerId]
  if (!rows.latest || !maySeeChangeRequests(actor, { owners })) return { latest: null, history }
  const request = yield* entity(KeptChangeRequest)(rows.latest.body)
  return { latest: changeRequestView(request, asset, asset.sellerName, dayOf(now)), history }
})
