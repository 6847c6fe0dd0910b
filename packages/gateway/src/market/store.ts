import { LegalDocumentType } from "@xl/core/legal-documents"
import { MarketUnavailable } from "@xl/core/kernel"
import { MarketStore, type MarketTransaction } from "@xl/core/market"
import { AssetId, must, OfferId } from "@xl/core/shared"
import { Effect, Layer } from "effect"
import { ask, type Database, inTransaction, type Transaction } from "../database/index.ts"
import { changesIn } from "./changes-in.ts"
import { chatsIn, dueChatMails } from "./chats-in.ts"
import { assetsIn } from "./assets-in.ts"
import { keepingFailures, once, type Turn, unlessKept, UnderWay } from "./once.ts"
import { mandatesIn } from "./mandates-in.ts"
import { peopleIn } from "./people-in.ts"
import { roomsIn } from "./rooms-in.ts"
import { vdrIn } from "./vdr-in.ts"
import { visitsIn } from "./visits-in.ts"
import { valuationsIn } from "./valuations-in.ts"
import { write } from "./write.ts"

type Work<A, E, R> = (transaction: MarketTransaction) => Effect.Effect<A, E, R>

/** The market in PostgreSQL. */
export const marketStorePostgres = (db: Database): MarketStore["Service"] => ({
  transaction: (work) => Effect.flatMap(turnOf, (turn) => keeping(db, turn, transacting(db, turn, work))),
  consulting: ({ ask: asked, read, write: written }) =>
    Effect.flatMap(turnOf, (turn) => {
      const all = inTransaction(db, (transaction) => read(over(transaction))).pipe(
        Effect.flatMap(asked),
        Effect.flatMap((answer) => transacting(db, turn, (transaction) => written(transaction, answer))),
      )
      return keeping(db, turn, turn ? unlessKept(db, turn, all) : all)
    }),
  dueAssets: (now, most) =>
    ask(() =>
      db
        .selectFrom("assets")
        .select("id")
        .where("nextDue", "<=", now)
        .orderBy("nextDue")
        .orderBy("id")
        .limit(most)
        .execute(),
    ).pipe(Effect.map((rows) => rows.map(({ id }) => must(AssetId, id)))),
  dueChatMails: dueChatMails(db),
  dueLegalDocuments: (now, most) =>
    ask(() =>
      db
        .selectFrom("legalDocuments")
        .select(["offerId", "docType"])
        .where("dueAt", "<=", now)
        .orderBy("dueAt")
        .orderBy("offerId")
        .orderBy("docType")
        .limit(most)
        .execute(),
    ).pipe(
      Effect.map((rows) =>
        rows.map(({ docType, offerId }) => ({
          offerId: must(OfferId, offerId),
          docType: must(LegalDocumentType, docType),
        })),
      ),
    ),
})

/** The place of a transaction in a request that may be repeated; null in any other. */
const turnOf = Effect.map(UnderWay, (request): Turn | null => request && { ...request, place: request.next() })

const transacting = <A, E, R>(db: Database, turn: Turn | null, work: Work<A, E, R>) =>
  inTransaction(db, (transaction) => {
    const done = work(over(transaction))
    return turn ? once(transaction, turn, done) : done
  }).pipe(Effect.retry({ times: 3, while: isLostRace }))

const keeping = <A, E, R>(db: Database, turn: Turn | null, run: Effect.Effect<A, E | MarketUnavailable, R>) =>
  turn ? keepingFailures(db, turn, run) : run

export const marketStoreLayer = (db: Database): Layer.Layer<MarketStore> =>
  Layer.succeed(MarketStore, marketStorePostgres(db))

/** Deadlock, serialisation failure, or a place that a rival took: nothing was written, so do it again. */
const isLostRace = (failure: unknown): boolean => {
  if (!(failure instanceof MarketUnavailable)) return false
  const { code, constraint } = (failure.cause ?? {}) as { readonly code?: string; readonly constraint?: string }
  return code === "40P01" || code === "40001" || (code === "23505" && PLACES.includes(constraint ?? ""))
}

/** The next place in an event chain, and the one answer of a request. */
const PLACES = ["events_chain_sequence_key", "idempotent_answers_pkey"]

/** Takes the transaction, never the pool: a query on the pool in here would wait for itself. */
const over = (transaction: Transaction): MarketTransaction => ({
  ...assetsIn(transaction),
  ...peopleIn(transaction),
  ...roomsIn(transaction),
  ...changesIn(transaction),
  ...mandatesIn(transaction),
  ...vdrIn(transaction),
  ...chatsIn(transaction),
  ...valuationsIn(transaction),
  ...visitsIn(transaction),
  write: (change) => write(transaction, change),
})
