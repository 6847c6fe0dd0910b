import type { Actor, Agent, SignedIn } from "@xl/core/kernel"
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
  if (actor.tag === "user" && actor.agent) return stateFor(transaction, actor, actor.agent)
  const [id, roles] = actor.tag === "user" ? [actor.id, [...actor.roles].join(",")] : ["", ""]
  await sql`select set_config('role', 'xl_people', true), set_config('xl.actor', ${id}, true), set_config('xl.roles', ${roles}, true)`.execute(
    transaction,
  )
}

/** The same for a Concierge in a seller's name: a guest unless the mandate stands in this very transaction. Read while still the owner. */
const stateFor = async (transaction: Transaction, { id, roles }: SignedIn, agent: Agent): Promise<void> => {
  await sql`
    select set_config('xl.actor', coalesce(standing.seller::text, ''), true),
      set_config('xl.roles', case when standing.seller is null then '' else ${[...roles].join(",")} end, true),
      set_config('xl.agent', ${agent.id}, true), set_config('role', 'xl_people', true)
    from (select 1) as always left join mandates as standing
      on standing.seller = ${id} and standing.concierge = ${agent.id} and standing.ended_at is null`.execute(
    transaction,
  )
}
