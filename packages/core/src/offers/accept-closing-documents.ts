import { Effect } from "effect"
import { onOffer } from "../market/on-offer.ts"
import type { Actor } from "../roles/model.ts"
import { verified } from "../roles/policies.ts"
import { MarketSettings } from "../settings/ports.ts"
import type { OfferId } from "../shared/ids.ts"
import { acceptedDocuments } from "./closing-decisions.ts"

/** The buyer accepts the closing documents, then the seller; the seller's acceptance makes the contract (row 15). */
export const acceptClosingDocuments = Effect.fn("acceptClosingDocuments")(function* (actor: Actor, id: OfferId) {
  const { sellerClosingDays } = yield* MarketSettings
  return yield* onOffer(
    actor,
    "acceptClosingDocuments",
    id,
    Effect.fnUntraced(function* ({ act, course, offer }) {
      yield* Effect.fromResult(verified(actor))
      return yield* Effect.fromResult(acceptedDocuments(course, offer, sellerClosingDays, act))
    }),
  )
})
