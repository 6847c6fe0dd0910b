import { Effect } from "effect"
import type * as t from "io-ts"
import { onOffer } from "../deal/on-offer.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import type { ClosingDocumentType } from "../../offers/closing-documents.ts"
import { openedDocument, seenClosingNotice } from "./closing-marks.ts"
import { ClosingDocumentNotRead } from "../../offers/errors.ts"

/** A party opened a closing document. An edition that is not the present one is refused: it has to be opened again. */
export const markClosingDocumentOpened = Effect.fn("markClosingDocumentOpened")(
  (actor: Actor, id: OfferId, docType: ClosingDocumentType, edition: t.Int) =>
    onOffer(
      actor,
      "markClosingDocumentOpened",
      id,
      Effect.fnUntraced(function* ({ act, course, offer, transaction }) {
        const kept = (yield* transaction.legalDocumentsOf(id)).find((one) => one.docType === docType)
        if (!kept || kept.edition !== edition || edition === 0) return yield* new ClosingDocumentNotRead({ docType })
        return yield* Effect.fromResult(openedDocument(course, offer, docType, edition, act))
      }),
    ),
)

/** A party has seen that its closing began. */
export const markClosingNoticeSeen = Effect.fn("markClosingNoticeSeen")((actor: Actor, id: OfferId) =>
  onOffer(actor, "markClosingNoticeSeen", id, ({ act, course, offer }) =>
    Effect.fromResult(seenClosingNotice(course, offer, act)),
  ),
)
