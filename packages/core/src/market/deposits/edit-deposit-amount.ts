import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import type { Cents } from "../../shared/money.ts"
import { isDepositAgreed, promised } from "../../deposits/editing.ts"
import { onDeposit, outcomeOf } from "./on-deposit.ts"

/**
 * Promises another deposit, in cents, as long as none was asked for; the offer's terms say so too. Once the offer has won it can only be
 * raised: the seller is told, and the closing documents are prepared again.
 */
export const editDepositAmount = (actor: Actor, id: OfferId, amount: Cents) =>
  onDeposit(
    actor,
    "editDepositAmount",
    id,
    Effect.fnUntraced(function* ({ act, kept, offer, situation }) {
      const account = yield* outcomeOf(promised(kept.account, amount, offer, situation, act.at))
      const isAgreed = isDepositAgreed(offer)
      return {
        kept: account.value === kept.account.value ? kept : { ...kept, account },
        offer: {
          ...offer,
          terms: { ...offer.terms, earnestMoneyDeposit: amount },
          deposit: { ...offer.deposit, value: amount },
        },
        type: "DepositAmountEdited",
        told: {},
        step: isAgreed ? "amountRaised" : null,
        facts: { amount: String(amount), before: String(kept.account.value) },
        restatesDocuments: isAgreed,
      }
    }),
  )
