import { createHash } from "node:crypto"
import type { ContactArguments } from "@xl/core/contact"
import type { MarketUnavailable } from "@xl/core/kernel"
import { Effect } from "effect"
import { sql } from "kysely"
import { Acting, ask, type Database, inTransaction, type Transaction } from "../database/index.ts"
import type { RequestContext } from "../http/request.ts"
import { publishLetter } from "../live/index.ts"

declare module "../database/tables.ts" {
  interface Tables {
    readonly contactAttempts: { readonly attempt: Buffer; readonly receivedAt: Date | undefined }
  }
}

/** Null where the sender gave the attempt no name: then it is one of its own. */
const attemptOf = ({ actor, idempotencyKey: key, question }: RequestContext): Buffer | null => {
  if (key === undefined || question === undefined) return null
  const who = actor.tag === "user" ? actor.id : ""
  return createHash("sha256")
    .update(JSON.stringify([who, key, question]))
    .digest()
}

const isNew = (transaction: Transaction, attempt: Buffer | null): Effect.Effect<boolean, MarketUnavailable> =>
  attempt === null
    ? Effect.succeed(true)
    : ask(async () => {
        const row = await transaction
          .insertInto("contactAttempts")
          .values({ attempt, receivedAt: undefined })
          .onConflict((same) => same.doNothing())
          .returning("attempt")
          .executeTakeFirst()
        return row !== undefined
      })

/** Writes the question down to be mailed to the operator, once for each attempt; it is the house's own business, whoever asks. */
export const takeQuestion = (
  db: Database,
  question: ContactArguments,
  request: RequestContext,
): Effect.Effect<void, MarketUnavailable> =>
  inTransaction(db, (transaction) =>
    Effect.flatMap(isNew(transaction, attemptOf(request)), (isFirst) =>
      isFirst ? publishLetter(transaction, { tag: "letter", question }) : Effect.void,
    ),
  ).pipe(Effect.provideService(Acting, null))

/** For a job: nobody sends the same attempt again after a day. */
export const forgetAttempts = async (db: Database): Promise<void> => {
  await db
    .deleteFrom("contactAttempts")
    .where("receivedAt", "<", sql<Date>`now() - interval '1 day'`)
    .execute()
}
