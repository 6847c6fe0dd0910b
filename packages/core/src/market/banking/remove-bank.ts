import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import type { BankingInfoId } from "../../shared/ids.ts"
import type { BankAccount } from "../../banking/account.ts"
import { changeBanksAsking, type OwnBanks } from "./change-bank.ts"
import { BankNotConnected } from "../../banking/errors.ts"
import { BankConnections, BankVault } from "../../banking/ports.ts"
import { type BankUse, removableBank, removedBank } from "./removal.ts"
import { bankNamed } from "../../banking/rules.ts"

/** Gives the account up at its provider; one that was given up before has nothing sealed any more. */
const released = Effect.fnUntraced(function* ({ id, provider, sealed: { token } }: BankAccount) {
  if (token === null) return
  const opened = yield* (yield* BankVault).open(`${id}/token`, token)
  yield* (yield* BankConnections).release(provider, opened)
})

/** The account, if nothing that is under way is paid through it. */
const removable = Effect.fnUntraced(function* (
  { banks, transaction, user }: OwnBanks,
  id: BankingInfoId,
  use: BankUse,
) {
  const account = yield* Effect.fromResult(bankNamed(banks, id))
  const offers = account.isChosen && use.autoDeposit ? yield* transaction.offersWith(user.id) : []
  return yield* Effect.fromResult(removableBank(account, offers))
})

/**
 * Removes an account, from its provider first: one that does not answer keeps it (BankNotConnected), so that it can be tried again.
 * One through which the deposit of a live offer goes stays, and so does the provider's (BankInUse).
 */
export const removeBank = (actor: Actor, id: BankingInfoId, use: BankUse) =>
  changeBanksAsking(actor, "BankRemoved", {
    read: (own) => removable(own, id, use),
    ask: (account) => Effect.as(released(account), account.sealed.token),
    change: Effect.fnUntraced(function* (own: OwnBanks, given: string | null) {
      const account = yield* removable(own, id, use)
      if (account.sealed.token !== given) return yield* new BankNotConnected({ reason: "unavailable" }) // connected anew meanwhile
      return [removedBank(account, own.now)] as const
    }),
  }).pipe(Effect.map(({ bankingInfoId }) => bankingInfoId))
