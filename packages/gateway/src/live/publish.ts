import type { ContactArguments } from "@xl/core/contact"
import type { MarketUnavailable, OutboxMessage } from "@xl/core/kernel"
import { Clock, Effect } from "effect"
import { sql } from "kysely"
import { afterCommit, ask, type Database, type Transaction } from "../database/index.ts"
import { kept } from "./keep.ts"

export const CHANNEL = "xl_outbox"

/** Writes what is to leave the house and what is kept of it; once the transaction has committed, every gateway is told to look. */
export const publish = (
  transaction: Transaction,
  messages: ReadonlyArray<OutboxMessage>,
): Effect.Effect<void, MarketUnavailable> =>
  messages.length === 0
    ? Effect.void
    : Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Effect.asVoid(
          ask(() => {
            afterCommit(transaction, ring)
            return written(transaction, messages, now)
          }),
        ),
      )

/** One statement, whether or not anything is kept. */
const written = (transaction: Transaction, messages: ReadonlyArray<OutboxMessage>, now: number) => {
  const { rows, told } = kept(messages, now)
  const values = [...messages, ...told].map(rowOf)
  return rows.length === 0
    ? transaction.insertInto("outbox").values(values).execute()
    : transaction
        .with("kept", (of) => of.insertInto("notices").values(rows))
        .insertInto("outbox")
        .values(values)
        .execute()
}

/** A question to the operator, who is no person of the market: mailed like any other, and told to nobody live. */
export interface Letter {
  readonly tag: "letter"
  readonly question: ContactArguments
}

/** The same for a letter. */
export const publishLetter = (transaction: Transaction, letter: Letter): Effect.Effect<void, MarketUnavailable> =>
  Effect.asVoid(
    ask(() => {
      afterCommit(transaction, ring)
      const row = { tag: letter.tag, audience: null, body: JSON.stringify(letter), deliveredAt: null }
      return transaction.insertInto("outbox").values(row).execute()
    }),
  )

const rowOf = (message: OutboxMessage) => {
  switch (message.tag) {
    case "live":
      return {
        tag: message.tag,
        audience: JSON.stringify(message.audience),
        body: JSON.stringify(message.event),
        deliveredAt: null,
      }
    case "letter":
    case "mail":
      return { tag: message.tag, audience: null, body: JSON.stringify(message), deliveredAt: null }
  }
}

interface Bell {
  isRinging: boolean
  isWanted: boolean
}
const bells = new WeakMap<Database, Bell>()

/**
 * Notifies after the commit and apart from it: PostgreSQL lets only one notifying transaction commit at a time, which
 * would make all writers queue for the disk. Commits while a bell rings share the next one.
 */
const ring = (db: Database): void => {
  const bell = bells.get(db) ?? { isRinging: false, isWanted: false }
  bells.set(db, bell)
  bell.isWanted = true
  if (!bell.isRinging) void ringOn(db, bell)
}

const ringOn = async (db: Database, bell: Bell): Promise<void> => {
  bell.isRinging = true
  while (bell.isWanted) {
    bell.isWanted = false
    // A ring that fails is made good by the look that every gateway takes once a second.
    await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, '')`
      .execute(db)
      .catch(() => undefined)
  }
  bell.isRinging = false
}
