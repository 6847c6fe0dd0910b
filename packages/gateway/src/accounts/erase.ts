import type { SignedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import { sql } from "kysely"
import { Acting, ask, type Database, inTransaction } from "../database/index.ts"

/** What of a person stays nowhere once the account is gone; whose row keeps a place, as a request that was decided on, loses what is the person's. */
const ERASED = ({ email, id }: Pick<SignedIn, "email" | "id">) => [
  sql`delete from notices where recipient = ${id}`,
  // What was said stays with the other one, who was told it; once both are gone, with nobody.
  sql`delete from conversations where (buyer_id = ${id} or seller_id = ${id}) and body -> 'buyer' ->> 'leftAt' is not null and body -> 'seller' ->> 'leftAt' is not null`,
  sql`delete from listing_alerts where recipient = ${id}`,
  sql`delete from vdr_rhythms where user_id = ${id}`,
  sql`delete from vdr_uploads where owner = ${id}`, // with the row goes the key of its pieces
  sql`delete from asset_visits where visitor = ${id}`,
  sql`delete from valuations where owner = ${id}`,
  sql`delete from bank_accounts where owner = ${id}`,
  // What lies in a data room is the room's: an administrator's upload stays, and the files of a closed sale, for whom they were shown to.
  sql`delete from vdr_items using assets where assets.id = vdr_items.asset_id and assets.owner = ${id} and assets.status <> 'Closed'`,
  sql`delete from documents where owner = ${id} and (category <> 'data-room' or not exists (select from vdr_items where vdr_items.id = documents.key))`, // with the row goes the key: the file is unreadable, and swept within two hours
  sql`update role_requests set body = jsonb_set(body, '{documents}', '[]') where creator = ${id}`,
  sql`update client_errors set who = null where who = ${id}`,
  sql`delete from idempotent_answers where caller = ${id}`,
  sql`delete from dev_mailbox where lower(recipient) = ${email.toLowerCase()}`,
]

/**
 * Forgets notices, papers, answers and mails of whoever has just deleted the account. The house does it: people may delete nothing.
 * Repeated, nothing happens.
 */
export const eraseTraces = (db: Database, person: Pick<SignedIn, "email" | "id">) =>
  inTransaction(db, (transaction) =>
    Effect.forEach(ERASED(person), (statement) => ask(() => statement.execute(transaction)), { discard: true }),
  ).pipe(Effect.provideService(Acting, null))
