import { KeptRhythm, KeptAgreement, KeptVdrItem } from "@xl/core/data-room"
import type { MarketTransaction } from "@xl/core/market"
import { AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Transaction } from "../database/index.ts"
import { entities, entity } from "./rows.ts"

type OfContents = "agreementOf" | "assetOfVdr" | "rhythmOf" | "signersOf" | "vdrItemsOf" | "vdrReadsOf"

/** What lies in data rooms, and the agreements that open them, inside one transaction. */
export const vdrIn = (transaction: Transaction): Pick<MarketTransaction, OfContents> => ({
  assetOfVdr: (id) =>
    ask(() => sql<{ id: string | null }>`select asset_of_vdr(${id}) as id`.execute(transaction)).pipe(
      Effect.map(({ rows: [row] }) => (row?.id ? must(AssetId, row.id) : null)),
    ),
  vdrItemsOf: (asset) =>
    ask(() =>
      transaction
        .selectFrom("vdrItems")
        .select("body")
        .where("assetId", "=", asset)
        .where("removedAt", "is", null)
        .execute(),
    ).pipe(Effect.flatMap((rows) => entities(KeptVdrItem, rows))),
  vdrReadsOf: (asset) =>
    ask(() =>
      transaction
        .selectFrom("vdrReads")
        .select(["itemId", (of) => of.fn.countAll<number>().as("count")])
        .where("assetId", "=", asset)
        .groupBy("itemId")
        .execute(),
    ).pipe(Effect.map((rows) => new Map(rows.map(({ count, itemId }) => [itemId, Number(count)] as const)))),
  agreementOf: (user, asset) =>
    ask(() =>
      transaction
        .selectFrom("vdrAgreements")
        .select("body")
        .where("userId", "=", user)
        .where("assetId", "=", asset)
        .executeTakeFirst(),
    ).pipe(Effect.flatMap((row) => (row ? entity(KeptAgreement)(row.body) : Effect.succeed(null)))),
  rhythmOf: rhythmIn(transaction),
  signersOf: (asset) =>
    ask(() =>
      transaction
        .selectFrom("vdrSigners")
        .select(["body", "companyName"])
        .where("assetId", "=", asset)
        .orderBy("executedAt", "desc")
        .execute(),
    ).pipe(
      Effect.flatMap(
        Effect.forEach(({ body, companyName }) =>
          Effect.map(entity(KeptAgreement)(body), (agreement) => ({ agreement, companyName })),
        ),
      ),
    ),
})

const rhythmIn =
  (transaction: Transaction): MarketTransaction["rhythmOf"] =>
  (user, asset) =>
    ask(() =>
      transaction
        .selectFrom("vdrRhythms")
        .selectAll()
        .where("userId", "=", user)
        .where("assetId", "=", asset)
        .executeTakeFirst(),
    ).pipe(
      Effect.map((row) => row && must(KeptRhythm, { ...row, heardUntil: Number(row.heardUntil) })),
      Effect.map((rhythm) => rhythm ?? null),
    )
