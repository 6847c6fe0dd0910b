import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import { BankingInfoId } from "../../shared/ids.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import type { BankAccount } from "../../banking/account.ts"
import { changeBanksAsking, type OwnBanks } from "./change-bank.ts"
import type { NewBank } from "../../banking/model.ts"
import { BankConnections, BankVault, type ConnectedBank } from "../../banking/ports.ts"
import { identityEnd, identityOf } from "../../banking/rules.ts"

/** The record of what the provider connected, with token and number sealed. */
const kept = Effect.fnUntraced(function* (
  { banks, now, user }: OwnBanks,
  bank: NewBank,
  identity: string,
  connected: ConnectedBank,
) {
  const vault = yield* BankVault
  const id = must(BankingInfoId, yield* (yield* Ids).next)
  const account: BankAccount = {
    id,
    owner: user.id,
    bankName: connected.bankName ?? bank.bankName,
    routingNumber: connected.routingNumber,
    lastFour: connected.lastFour,
    category: bank.category,
    provider: bank.provider,
    connectionType: bank.provider === "plaid" ? bank.connectionType : null,
    identityEnd: identityEnd(identity),
    needsAddress: !connected.hasAddress,
    address: null,
    isChosen: banks.every(({ isChosen }) => !isChosen),
    creationDate: now,
    removedAt: null,
    sealed: {
      token: yield* vault.seal(`${id}/token`, connected.token),
      identity: yield* vault.seal(`${id}/identity`, identity),
    },
  }
  return account
})

/**
 * Adds the account that the provider connected, under the number that its category asks for. Refuses a number that is none
 * (BankFieldsInvalid), and what the provider did not connect for this person (BankNotConnected).
 */
export const addBank = (actor: Actor, bank: NewBank) =>
  changeBanksAsking(actor, "BankAdded", {
    read: () => Effect.fromResult(identityOf(bank)),
    ask: (identity, { id }) =>
      Effect.flatMap(BankConnections, (connections) => connections.connected(bank, id)).pipe(
        Effect.map((connected) => ({ connected, identity })),
      ),
    change: (own, { connected, identity }) =>
      Effect.map(kept(own, bank, identity, connected), (account) => [account] as const),
  })
