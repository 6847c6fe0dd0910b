import { Effect } from "effect"
import { withOutdatedDocuments } from "../legal-documents/outdated.ts"
import { onOffer } from "../deal/on-offer.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { Day } from "../../shared/days.ts"
import type { OfferId } from "../../shared/ids.ts"
import { extendedClosing } from "./extended-closing.ts"

/** An administrator gives the buyer more time to accept the closing documents, which state the new day. */
export const editBuyerClosingPeriod = Effect.fn("editBuyerClosingPeriod")((actor: Actor, id: OfferId, endDate: Day) =>
  onOffer(
    actor,
    "editBuyerClosingPeriod",
    id,
    Effect.fnUntraced(function* ({ act, course, offer, transaction }) {
      const extended = yield* Effect.fromResult(extendedClosing(course, offer, "buyer", endDate, act))
      return yield* withOutdatedDocuments(extended, offer, act, transaction)
    }),
  ),
)

/** An administrator gives the seller more time to accept the closing documents. */
export const editSellerClosingPeriod = Effect.fn("editSellerClosingPeriod")((actor: Actor, id: OfferId, endDate: Day) =>
  onOffer(actor, "editSellerClosingPeriod", id, ({ act, course, offer }) =>
    Effect.fromResult(extendedClosing(course, offer, "seller", endDate, act)),
  ),
)
