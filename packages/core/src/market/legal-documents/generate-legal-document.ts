import { Clock, Effect } from "effect"
import type { EventActor, MarketEvent, OutboxMessage } from "../../kernel/events.ts"
import { MarketStore } from "../store.ts"
import type { Offer } from "../../offers/model.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { OfferId } from "../../shared/ids.ts"
import type { LegalDocument, LegalDocumentType } from "../../legal-documents/model.ts"
import { isFixed, legalDocumentView, partInClosing, requested } from "../../legal-documents/rules.ts"

/** A document that changed with its offer: one fact on the chain of each asset, and word to both parties. */
export const documentChange = (
  offer: Offer,
  document: LegalDocument,
  { by, type }: { readonly by: EventActor; readonly type: LegalEvent },
  at: Millis,
) => {
  const { attempts, docType, edition, failure } = document
  const after = { docType, edition, attempts, ...(failure && { code: failure.code }) }
  return {
    legalDocuments: [document],
    events: offer.assets.map(({ id }): MarketEvent => ({
      chain: id,
      type,
      actor: by,
      at,
      subject: offer.id,
      before: null,
      after,
    })),
    outbox: told(offer, by),
  }
}

/** What happens to a document, as the log names it. */
type LegalEvent = "LegalDocumentFailed" | "LegalDocumentMade" | "LegalDocumentRequested"

const told = ({ assets: [first], id, owners, sellerId, status }: Offer, by: EventActor): ReadonlyArray<OutboxMessage> =>
  first === undefined
    ? []
    : [
        {
          tag: "live",
          audience: { everyone: false, users: [...owners.slice(0, 1), sellerId] },
          event: { topic: "offer", id, assetId: first.id, status, by: by.trigger },
        },
      ]

/**
 * Has a document of the closing pair made, after the commit. Asked again, a document that is being made stays as it is, one that failed
 * is tried afresh, and one that is made stays the same unless what it says has changed. What the buyer accepted is never made again.
 */
export const generateLegalDocument = Effect.fn("generateLegalDocument")(function* (
  actor: Actor,
  id: OfferId,
  docType: LegalDocumentType,
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const { offer } = yield* transaction.lockOffer(id)
      const by = yield* Effect.fromResult(partInClosing(user, offer, at))
      const kept = (yield* transaction.legalDocumentsOf(id)).find((one) => one.docType === docType) ?? null
      if (kept !== null && isFixed(kept, offer)) return legalDocumentView(docType, kept, actor, offer)
      const asked = requested({ offerId: id, docType }, kept, user.id, at)
      if (asked !== kept)
        yield* transaction.write(documentChange(offer, asked, { by, type: "LegalDocumentRequested" }, at))
      return legalDocumentView(docType, asked, actor, offer)
    }),
  )
})
