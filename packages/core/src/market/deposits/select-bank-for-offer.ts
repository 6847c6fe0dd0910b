import { Effect } from "effect"
import type { BankChoice } from "../../banking/providers.ts"
import { chosenBank } from "../../banking/rules.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import type { BankingInfoId, OfferId } from "../../shared/ids.ts"
import { failedBankOf } from "../../deposits/banks-for-offer.ts"
import { onDeposit } from "./on-deposit.ts"
import type { DepositSide } from "../../deposits/views.ts"

const ASKS = {
  admin: "selectBankForOfferAdmin",
  buyer: "selectBankForOfferBuyer",
  seller: "selectBankForOfferSeller",
} as const satisfies Readonly<Record<DepositSide, string>>

/**
 * Names the account of one's own through which this offer's money goes on one's side. It has to be one that the settings let be
 * chosen or that takes a failed one's place, and its owner's number has to be known. Naming it again changes nothing.
 */
export const selectBankForOffer = (
  actor: Actor,
  side: DepositSide,
  id: OfferId,
  bankingInfoId: BankingInfoId,
  settings: Omit<BankChoice, "failed">,
) =>
  onDeposit(
    actor,
    ASKS[side],
    id,
    Effect.fnUntraced(function* ({ kept, offer, transaction }) {
      const user = yield* Effect.fromResult(signedIn(actor))
      const banks = yield* transaction.banksOf(user.id)
      const failing = failedBankOf(kept.account, side)
      const failed = banks.find((one) => one.id === failing)?.provider ?? null
      const [bank] = yield* Effect.fromResult(chosenBank(banks, bankingInfoId, { ...settings, failed }))
      return {
        kept: kept.banks[side] === bank.id ? kept : { ...kept, banks: { ...kept.banks, [side]: bank.id } },
        offer,
        type: "DepositBankSelected",
        told: { side },
        step: null,
      }
    }),
  )
