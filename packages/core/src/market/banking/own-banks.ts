import { Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { BankingInfoId } from "../../shared/ids.ts"
import { ownBank } from "../../banking/account.ts"
import { BankConnections } from "../../banking/ports.ts"
import { addBankProvider } from "../../banking/providers.ts"
import { bankNamed } from "../../banking/rules.ts"

const accountsOf = Effect.fnUntraced(function* (actor: Actor) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const banks = yield* (yield* MarketStore).transaction((transaction) => transaction.banksOf(user.id))
  return banks.filter(({ removedAt }) => removedAt === null)
})

/** The caller's own accounts, the one added first first. */
export const ownBanks = Effect.fn("ownBanks")(function* (actor: Actor) {
  return (yield* accountsOf(actor)).map(ownBank)
})

/** One of the caller's own accounts; another's, or one that was removed, is not there (BankNotFound). */
export const findBank = Effect.fn("findBank")(function* (actor: Actor, id: BankingInfoId) {
  return ownBank(yield* Effect.fromResult(bankNamed(yield* accountsOf(actor), id)))
})

/** Begins a connection with the provider that the settings name. */
export const startBankLink = Effect.fn("startBankLink")(function* (
  actor: Actor,
  settings: Parameters<typeof addBankProvider>[0],
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  return yield* (yield* BankConnections).start(addBankProvider(settings), user.id)
})

/** What Plaid's connection alone is opened with. */
export const plaidLinkToken = Effect.fn("plaidLinkToken")(function* (actor: Actor) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const { expiration, token } = yield* (yield* BankConnections).start("plaid", user.id)
  return { linkToken: token, expiration: must(Millis, expiration) }
})
