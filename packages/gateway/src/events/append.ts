import type { MarketUnavailable, MarketEvent } from "@xl/core/kernel"
import { Effect } from "effect"
import { sql } from "kysely"
import { Acting, ask, type Transaction } from "../database/index.ts"
import { type Head, type Link, linked, START } from "./chain.ts"

/**
 * Writes what happened at the ends of its chains, with the Concierge who did it where one acts in somebody's name. The caller holds the lock on the asset or user that each chain is of;
 * without it two writers would want the same place, and one of them would fail.
 */
export const append = (
  transaction: Transaction,
  events: ReadonlyArray<MarketEvent>,
): Effect.Effect<void, MarketUnavailable> =>
  events.length === 0
    ? Effect.void
    : Effect.flatMap(Acting, (actor) =>
        ask(async () => {
          const agent = actor?.tag === "user" ? actor.agent?.id : undefined
          const heads = await headsOf(transaction, [...new Set(events.map(({ chain }) => chain))])
          const links: Array<Link> = []
          for (const event of events) {
            const link = linked(event, heads.get(event.chain) ?? START, agent)
            heads.set(event.chain, link)
            links.push(link)
          }
          await transaction
            .insertInto("events")
            .values(links.map((link) => ({ ...link, body: JSON.stringify(link.body) })))
            .execute()
        }),
      )

const headsOf = async (transaction: Transaction, chains: ReadonlyArray<string>): Promise<Map<string, Head>> => {
  const { rows } = await sql<Head & { readonly chain: string }>`
    select chain, sequence, hash from chain_heads(${chains}::text[])`.execute(transaction)
  return new Map(rows.map(({ chain, ...head }) => [chain, head]))
}
