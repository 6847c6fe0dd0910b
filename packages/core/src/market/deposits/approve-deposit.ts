import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import type { Cents } from "../../shared/money.ts"
import { decidedBy } from "./deciding.ts"
import { onDeposit } from "./on-deposit.ts"

/** Pays a closed sale's deposit out: so many cents to the seller, the rest to the platform; `reason` stands in for a missing consent. */
export const approveDeposit = Effect.fn("approveDeposit")(function* (
  actor: Actor,
  id: OfferId,
  depositAmount: Cents,
  reason: string,
) {
  return yield* onDeposit(actor, "approveDeposit", id, (scene) =>
    decidedBy(scene, { tag: "approveDeposit", depositAmount, reason }),
  )
})
