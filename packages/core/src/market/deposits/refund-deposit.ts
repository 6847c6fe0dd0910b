import { Effect } from "effect"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import { decidedBy } from "./deciding.ts"
import { onDeposit } from "./on-deposit.ts"

/** Sends the whole deposit of an offer that ended back to its buyer. */
export const refundDeposit = Effect.fn("refundDeposit")(function* (actor: Actor, id: OfferId) {
  return yield* onDeposit(actor, "refundDeposit", id, (scene) => decidedBy(scene, { tag: "refundDeposit" }))
})
