import type { Actor } from "@xl/core/roles"
import { Context } from "effect"
import { sql } from "kysely"
import type { Transaction } from "./database.ts"

/** For whom the database is asked; null is the house itself: jobs, sign-in, commands of the operator. */
export const Acting = Context.Reference<Actor | null>("@xl/gateway/database/Acting", { defaultValue: () => null })

/**
 * States for whom the transaction is, until its end: from here on it is no owner of any table, and policies decide which rows there are.
 * One journey to the database.
 */
export const state = async (transaction: Transaction, actor: Actor): Promise<void> => {
  const [id, roles] = actor.tag === "user" ? [actor.id, [...actor.roles].join(",")] : ["", ""]
  await sql`select set_config('role', 'xl_people', true), set_config('xl.actor', ${id}, true), set_config('xl.roles', ${roles}, true)`.execute(
    transaction,
  )
}
