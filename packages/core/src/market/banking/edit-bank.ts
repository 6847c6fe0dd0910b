import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import type { BankingInfoId, UserId } from "../../shared/ids.ts"
import type { BankAccount } from "../../banking/account.ts"
import { changeBanksAsking, type OwnBanks } from "./change-bank.ts"
import { BankNotConnected } from "../../banking/errors.ts"
import { BankConnections, type BankEdit, BankVault, type ConnectedBank } from "../../banking/ports.ts"
import { bankNamed, identityEnd, identityOf } from "../../banking/rules.ts"

/** What VoPay knows of the name that it gave the account anew. Plaid names one by a public token, which an edit does not have. */
const reconnected = Effect.fnUntraced(function* (account: BankAccount, edit: BankEdit, person: UserId) {
  if (edit.token === null) return null
  if (account.provider !== "vopay") return yield* new BankNotConnected({ reason: "expired" })
  const { bankName } = account
  const bank = { ...edit, provider: "vopay", token: edit.token, bankName } as const
  return yield* (yield* BankConnections).connected(bank, person)
})

/** The account under the name that it was given anew, where it was. */
const renamed = Effect.fnUntraced(function* (account: BankAccount, connected: ConnectedBank | null) {
  if (connected === null) return account
  const token = yield* (yield* BankVault).seal(`${account.id}/token`, connected.token)
  return {
    ...account,
    bankName: connected.bankName ?? account.bankName,
    routingNumber: connected.routingNumber,
    lastFour: connected.lastFour,
    sealed: { ...account.sealed, token },
  }
})

const changed = Effect.fnUntraced(function* (
  banks: OwnBanks["banks"],
  id: BankingInfoId,
  { category }: BankEdit,
  { connected, identity }: { readonly connected: ConnectedBank | null; readonly identity: string },
) {
  const account = yield* renamed(yield* Effect.fromResult(bankNamed(banks, id)), connected)
  const sealed = { ...account.sealed, identity: yield* (yield* BankVault).seal(`${id}/identity`, identity) }
  return [{ ...account, category, identityEnd: identityEnd(identity), sealed }] as const
})

/** Under whose number the account is to stand, if it is there. */
const edited = Effect.fnUntraced(function* ({ banks }: OwnBanks, id: BankingInfoId, edit: BankEdit) {
  const account = yield* Effect.fromResult(bankNamed(banks, id))
  return { account, identity: yield* Effect.fromResult(identityOf(edit)) }
})

/** Changes whose account it is, and, with VoPay, under which token it is connected. */
export const editBank = (actor: Actor, id: BankingInfoId, edit: BankEdit) =>
  changeBanksAsking(actor, "BankEdited", {
    read: (own) => edited(own, id, edit),
    ask: ({ account, identity }, user) =>
      Effect.map(reconnected(account, edit, user.id), (connected) => ({ connected, identity })),
    change: ({ banks }, { connected, identity }) => changed(banks, id, edit, { connected, identity }),
  })
