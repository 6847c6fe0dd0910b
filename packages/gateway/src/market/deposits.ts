import { type DepositChange, KeptDeposit } from "@xl/core/deposits"
import type { MarketUnavailable } from "@xl/core/kernel"
import type { OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Transaction } from "../database/index.ts"
import { entity } from "./rows.ts"
import { unlessEmpty } from "./unless-empty.ts"

/** What is kept of the deposit of an offer, or null. */
export const depositOf = (
  transaction: Transaction,
  id: OfferId,
): Effect.Effect<KeptDeposit | null, MarketUnavailable> =>
  ask(() => transaction.selectFrom("deposits").select("body").where("id", "=", id).executeTakeFirst()).pipe(
    Effect.flatMap((row) => (row ? entity(KeptDeposit)(row.body) : Effect.succeed(null))),
  )

/** Deposits as they are now, with what each adds to the books and to its history: an entry that is there already breaks it all off. */
export const writeDeposits = Effect.fnUntraced(function* (
  transaction: Transaction,
  deposits: ReadonlyArray<DepositChange>,
) {
  yield* unlessEmpty(deposits, (rows) =>
    transaction
      .insertInto("deposits")
      .values(
        rows.map(({ deposit }) => ({
          id: deposit.account.offerId,
          body: JSON.stringify(KeptDeposit.encode(deposit as typeof KeptDeposit._A)),
        })),
      )
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )
  yield* unlessEmpty(deposits.flatMap(postingsOf), (rows) =>
    transaction
      .insertInto("depositPostings")
      .values([...rows])
      .execute(),
  )
  yield* unlessEmpty(deposits.flatMap(historyRows), (rows) =>
    transaction
      .insertInto("depositHistory")
      .values([...rows])
      .execute(),
  )
})

const postingsOf = ({ deposit, entries }: DepositChange) =>
  entries.flatMap(({ key, postings }) =>
    Object.entries(postings).map(([account, amount]) => ({
      entry: key,
      account,
      offerId: deposit.account.offerId,
      amount,
    })),
  )

const historyRows = ({ deposit, history }: DepositChange) =>
  history.map((fact) => ({ ...fact, offerId: deposit.account.offerId }))
