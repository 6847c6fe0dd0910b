import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import type { BankingInfoId } from "../../shared/ids.ts"
import type { BankAddress } from "../../banking/account.ts"
import { changeBanks } from "./change-bank.ts"
import type { BankChoice } from "../../banking/providers.ts"
import { bankNamed, chosenBank, withBankAddress } from "../../banking/rules.ts"

/** Lets deposits go through this account, and through none of the others. */
export const chooseBank = (actor: Actor, id: BankingInfoId, choice: BankChoice) =>
  changeBanks(actor, "BankChosen", ({ banks }) => Effect.fromResult(chosenBank(banks, id, choice)))

/** Keeps where the holder of an account lives, or says field by field what is wrong (BankFieldsInvalid). */
export const addBankAddress = (actor: Actor, id: BankingInfoId, address: BankAddress) =>
  changeBanks(
    actor,
    "BankAddressAdded",
    Effect.fnUntraced(function* ({ banks }) {
      const account = yield* Effect.fromResult(bankNamed(banks, id))
      return [yield* Effect.fromResult(withBankAddress(account, address))] as const
    }),
  )
