import { Effect } from "effect"
import type { Actor } from "../roles/model.ts"
import type { BankingInfoId, UserId } from "../shared/ids.ts"
import type { BankAccount } from "./account.ts"
import { changeBanks, type OwnBanks } from "./change-bank.ts"
import { BankNotConnected } from "./errors.ts"
import { BankConnections, type BankEdit, BankVault } from "./ports.ts"
import { bankNamed, identityEnd, identityOf } from "./rules.ts"

/** The account under the name that VoPay gave it anew. Plaid names one by a public token, which an edit does not have. */
const reconnected = Effect.fnUntraced(function* (account: BankAccount, edit: BankEdit, person: UserId) {
  if (edit.token === null) return account
  if (account.provider !== "vopay") return yield* new BankNotConnected({ reason: "expired" })
  const { bankName, id: _, ...numbers } = account
  const connected = yield* (yield* BankConnections).connected(
    { ...edit, provider: "vopay", token: edit.token, bankName },
    person,
  )
  const token = yield* (yield* BankVault).seal(`${account.id}/token`, connected.token)
  return {
    ...account,
    ...numbers,
    bankName: connected.bankName ?? bankName,
    routingNumber: connected.routingNumber,
    lastFour: connected.lastFour,
    sealed: { ...account.sealed, token },
  }
})

/** Changes whose account it is, and, with VoPay, under which token it is connected. */
export const editBank = (actor: Actor, id: BankingInfoId, edit: BankEdit) =>
  changeBanks(
    actor,
    "BankEdited",
    Effect.fnUntraced(function* ({ banks, user }: OwnBanks) {
      const before = yield* Effect.fromResult(bankNamed(banks, id))
      const identity = yield* Effect.fromResult(identityOf(edit))
      const account = yield* reconnected(before, edit, user.id)
      const sealed = { ...account.sealed, identity: yield* (yield* BankVault).seal(`${id}/identity`, identity) }
      return [{ ...account, category: edit.category, identityEnd: identityEnd(identity), sealed }] as const
    }),
  )
