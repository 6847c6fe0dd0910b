import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import { decidedBy } from "./deciding.ts"
import { onDeposit } from "./on-deposit.ts"
import type { DeclineFault } from "../../deposits/split.ts"

/** Decides on the deposit of a sale that fell through, by whose fault it did. */
export const declineDeposit = Effect.fn("declineDeposit")(function* (
  actor: Actor,
  id: OfferId,
  fault: DeclineFault,
  comment: string,
) {
  return yield* onDeposit(actor, "declineDeposit", id, (scene) =>
    decidedBy(scene, { tag: "declineDeposit", fault, comment }),
  )
})
