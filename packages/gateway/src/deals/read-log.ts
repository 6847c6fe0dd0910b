import { AssetNotFound } from "@xl/core/assets"
import { type DealLogPage, logEntry } from "@xl/core/deals"
import { type Paging, type AssetId, must } from "@xl/core/shared"
import type { SignedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import * as t from "io-ts"
import { type Database, type Db, read } from "../database/index.ts"
import { isChainIntact } from "../events/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { actedBy, namesIn } from "./names.ts"

const pageOf = async (db: Db, id: AssetId, { offset, size }: Paging) => {
  const { total } = await db
    .selectFrom("assetLog")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("chain", "=", id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom("assetLog")
    .select(["sequence", "at", "type", "subject", "actor", "actorRole", "body"])
    .where("chain", "=", id)
    .orderBy("sequence", "desc")
    .limit(size)
    .offset(offset)
    .execute()
  return { total, rows, names: await namesIn(db, rows), isVerified: await isChainIntact(db, id) }
}

type Fields = { readonly [field: string]: unknown } | null

/** A page of an asset's log, with the verdict on its whole chain. The look is on record. */
export const dealLog = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  id: AssetId,
  paging: Paging,
  now: number,
) {
  const known = yield* read(pool, (db) =>
    db.selectFrom("allAssets").select("id").where("id", "=", id).executeTakeFirst(),
  )
  if (!known) return yield* new AssetNotFound()
  const { isVerified, names, rows, total } = yield* read(pool, (db) => pageOf(db, id, paging))
  yield* recordPrivateRead(pool, user, [id], now)
  const entries = rows.map(({ actor, actorRole, body, subject, ...row }) =>
    logEntry({
      ...row,
      trigger: actorRole,
      actor: actedBy(names.people, actor, body.agent),
      buyer: names.buyers.get(subject) ?? null,
      before: body.before as Fields,
      after: body.after as Fields,
    }),
  )
  return { total: must(t.Int, total), entries, isVerified } satisfies DealLogPage
})
