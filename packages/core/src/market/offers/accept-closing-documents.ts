import { Effect } from "effect"
import { onOffer } from "../deal/on-offer.ts"
import type { Actor } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { MarketSettings } from "../../settings/ports.ts"
import type { OfferId } from "../../shared/ids.ts"
import { acceptedDocuments } from "./closing-decisions.ts"
import { haveBeenRead, partyOf } from "../../offers/closing-history.ts"

/** The buyer accepts the closing documents, then the seller; the seller's acceptance makes the contract (row 15). */
export const acceptClosingDocuments = Effect.fn("acceptClosingDocuments")(function* (actor: Actor, id: OfferId) {
  const { sellerClosingDays } = yield* MarketSettings
  return yield* onOffer(
    actor,
    "acceptClosingDocuments",
    id,
    Effect.fnUntraced(function* ({ act, course, offer, transaction }) {
      yield* Effect.fromResult(verified(actor))
      const decided = yield* Effect.fromResult(acceptedDocuments(course, offer, sellerClosingDays, act))
      if (decided !== course)
        yield* Effect.fromResult(haveBeenRead(offer, partyOf(act), yield* transaction.legalDocumentsOf(id)))
      return decided
    }),
  )
})
