import { Effect } from "effect"
import { needsReconciliation } from "../../deposits/machine.ts"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { closed, requiresDeposit } from "./decisions.ts"
import { DepositUnpaid } from "../../assets/errors.ts"

/** Row 17: the sale is closed, unless required earnest money is missing. */
export const confirmClosing = Effect.fn("confirmClosing")((actor: Actor, id: AssetId) =>
  onAsset(
    actor,
    "confirmClosing",
    id,
    Effect.fnUntraced(function* ({ act, asset, course, transaction }) {
      const decided = yield* Effect.fromResult(closed(course, asset, act))
      const { winnerOfferId: winner } = asset
      const kept = winner === null || decided === course ? null : yield* transaction.depositOf(winner)
      // Money that arrived and went back later is missing again.
      if (kept && requiresDeposit(course, asset) && needsReconciliation(kept.account)) return yield* new DepositUnpaid()
      return decided
    }),
  ),
)
