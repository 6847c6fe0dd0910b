import { ChangeRequestNotFound, endsChangeRequests, KeptChangeRequest } from "@xl/core/change-requests"
import type { MarketChange, MarketTransaction } from "@xl/core/market"
import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Transaction } from "../database/index.ts"
import { entity } from "./rows.ts"
import { type Rows, unlessEmpty } from "./unless-empty.ts"

/** Change requests and who watches a listing, inside one transaction. */
export const changesIn = (
  transaction: Transaction,
): Pick<MarketTransaction, "changeRequest" | "pendingChangeOf" | "watchersOf"> => ({
  changeRequest: (id) =>
    ask(() => transaction.selectFrom("changeRequests").select("body").where("id", "=", id).executeTakeFirst()).pipe(
      Effect.flatMap((row) => (row ? entity(KeptChangeRequest)(row.body) : Effect.fail(new ChangeRequestNotFound()))),
    ),
  pendingChangeOf: (asset) =>
    ask(() =>
      transaction
        .selectFrom("changeRequests")
        .select("body")
        .where("assetId", "=", asset)
        .where("status", "=", "Pending")
        .executeTakeFirst(),
    ).pipe(Effect.flatMap((row) => (row ? entity(KeptChangeRequest)(row.body) : Effect.succeed(null)))),
  watchersOf: (asset) =>
    ask(() => sql<{ id: string }>`select id from watchers_of(${asset}) order by id`.execute(transaction)).pipe(
      Effect.map(({ rows }) => rows.map(({ id }) => must(UserId, id))),
    ),
})

/** Ends pending requests of listings that left the market, then writes those that changed. */
export const writeChangeRequests = (transaction: Transaction, { assets, changeRequests }: MarketChange) =>
  Effect.andThen(
    unlessEmpty(
      assets?.filter(({ status }) => endsChangeRequests(status)),
      (gone) =>
        sql`select lapse_change_requests(${gone.map(({ id }) => id)}::uuid[], ${gone[0]?.dateModified ?? 0})`.execute(
          transaction,
        ),
    ),
    writeRequests(transaction, changeRequests),
  )

const writeRequests = (transaction: Transaction, requests: Rows<KeptChangeRequest>) =>
  unlessEmpty(requests, (rows) =>
    transaction
      .insertInto("changeRequests")
      .values(rows.map((request) => ({ id: request.id, body: JSON.stringify(KeptChangeRequest.encode(request)) })))
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )
