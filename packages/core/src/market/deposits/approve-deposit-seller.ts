import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import { decideDeposit } from "../../deposits/commands.ts"
import { onDeposit, outcomeOf } from "./on-deposit.ts"

/** Records that the seller agrees to the payout; agreeing again changes nothing. No money moves. */
export const approveDepositSeller = (actor: Actor, id: OfferId) =>
  onDeposit(
    actor,
    "approveDepositSeller",
    id,
    Effect.fnUntraced(function* ({ act, kept, offer, situation }) {
      const account = yield* outcomeOf(
        decideDeposit(kept.account, { tag: "approveDepositSeller" }, situation, act.by.trigger, act.at),
      )
      return {
        kept: account === kept.account ? kept : { ...kept, account },
        offer,
        type: "DepositConsented",
        told: { consentAt: account.consentAt },
        step: "consented",
      }
    }),
  )
