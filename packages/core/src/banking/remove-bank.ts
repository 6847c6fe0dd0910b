import { Effect } from "effect"
import type { Actor } from "../roles/model.ts"
import type { BankingInfoId } from "../shared/ids.ts"
import { changeBanks, type OwnBanks } from "./change-bank.ts"
import { BankConnections, BankVault } from "./ports.ts"
import { bankNamed, removedBank } from "./rules.ts"

/** Removes an account, from its provider first: one that does not answer keeps it (BankNotConnected), so that it can be tried again. */
export const removeBank = (actor: Actor, id: BankingInfoId) =>
  changeBanks(
    actor,
    "BankRemoved",
    Effect.fnUntraced(function* ({ banks, now }: OwnBanks) {
      const account = yield* Effect.fromResult(bankNamed(banks, id))
      const { token } = account.sealed
      if (token !== null) {
        const opened = yield* (yield* BankVault).open(`${id}/token`, token)
        yield* (yield* BankConnections).release(account.provider, opened)
      }
      return [removedBank(account, now)] as const
    }),
  ).pipe(Effect.map(({ bankingInfoId }) => bankingInfoId))
