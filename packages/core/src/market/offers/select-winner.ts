import { Effect } from "effect"
import { onOffer } from "../deal/on-offer.ts"
import { lockedPersonIn } from "../deal/person.ts"
import type { Actor } from "../../kernel/actor.ts"
import { mayBeSelected, won } from "./decisions.ts"
import { approvedFunds, coversWin } from "../../offers/funds.ts"
import { mayWin } from "../../offers/may-offer.ts"
import { askToRenew } from "./renewal.ts"
import type { OfferId } from "../../shared/ids.ts"

/** Row 13: the seller chooses the offer that wins. A buyer whose funds ran out, or do not cover all that is won, is asked to renew them. */
export const selectWinner = Effect.fn("selectWinner")((actor: Actor, id: OfferId) =>
  onOffer(
    actor,
    "selectWinner",
    id,
    Effect.fnUntraced(function* ({ act, course, offer, transaction }) {
      if (offer.status === "Successful") return course
      yield* Effect.fromResult(mayBeSelected(course, offer))
      const buyer = yield* lockedPersonIn(transaction, offer.owners[0])
      yield* Effect.fromResult(mayWin(buyer, act.at))
      const own = yield* transaction.commitmentsOf(buyer.id)
      yield* Effect.fromResult(coversWin(offer, approvedFunds(buyer.buyerProfile), own))
      return won(course, offer, act)
    }),
  ).pipe(
    Effect.tapErrorTag("WinnerFundsExpired", () => askToRenew(id, "winnerFundsExpired")),
    Effect.tapErrorTag("WinnerFundsShort", () => askToRenew(id, "winnerFundsShort")),
  ),
)
