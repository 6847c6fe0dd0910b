import { Effect, Result } from "effect"
import { onOffer } from "../market/on-offer.ts"
import { personIn } from "../market/person.ts"
import type { Actor } from "../roles/model.ts"
import { mayBeSelected, won } from "./decisions.ts"
import { mayWin } from "./may-offer.ts"
import { askToRenew } from "./renewal.ts"
import type { OfferId } from "../shared/ids.ts"

/** Row 13: the seller chooses the offer that wins. A buyer whose funds ran out is asked to renew them. */
export const selectWinner = Effect.fn("selectWinner")((actor: Actor, id: OfferId) =>
  onOffer(
    actor,
    "selectWinner",
    id,
    Effect.fnUntraced(function* ({ act, course, offer, transaction }) {
      if (offer.status === "Successful") return course
      yield* Effect.fromResult(mayBeSelected(course, offer))
      const eligible = mayWin(yield* personIn(transaction, offer.owners[0]), act.at)
      return yield* Effect.fromResult(Result.map(eligible, () => won(course, offer, act)))
    }),
  ).pipe(Effect.tapErrorTag("WinnerFundsExpired", () => askToRenew(id))),
)
