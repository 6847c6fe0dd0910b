import { type KyselyPlugin, OperationNodeTransformer, type RawNode, type SelectQueryNode, sql } from "kysely"
import type { Database } from "../../database/index.ts"

/**
 * The same gateway written without a thought for others: every command still reads, decides and writes in a transaction, but no
 * row is locked, and no unique index stands in for a lock. Races must catch it; a race that does not proves nothing.
 */
export const naively = (db: Database): Database => db.withPlugin(unlocked)

/** Takes the indexes away that would make a rival fail. */
export const unguarded = async (db: Database): Promise<void> => {
  await sql
    .raw(
      `drop index offer_assets_one_winner; drop index offers_one_alive; drop index role_requests_one_open; drop index tier2_requests_one_alive;
       drop index change_requests_one_pending;
       alter table events drop constraint events_chain_sequence_key`,
    )
    .execute(db)
}

class Unlocking extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers: _locks, ...rest } = super.transformSelectQuery(node)
    return rest
  }
  protected override transformRaw(node: RawNode): RawNode {
    const raw = super.transformRaw(node)
    return { ...raw, sqlFragments: raw.sqlFragments.map((text) => text.replace(/for no key update( of \w+)?/, "")) }
  }
}

const unlocking = new Unlocking()
const unlocked: KyselyPlugin = {
  transformQuery: ({ node }) => unlocking.transformNode(node),
  transformResult: async ({ result }) => result,
}
