import { Effect } from "effect"
import type { Course } from "../deal/course.ts"
import type { Act } from "../../kernel/events.ts"
import type { MarketTransaction } from "../store.ts"
import type { Offer } from "../../offers/model.ts"
import { documentChange } from "./generate-legal-document.ts"
import { isFixed, restated } from "../../legal-documents/rules.ts"

/**
 * The course after something that the closing documents state has changed: those that were asked for are prepared again, unless the buyer
 * has accepted them. Until the new edition is made and read, neither party can accept.
 */
export const withOutdatedDocuments = Effect.fnUntraced(function* (
  course: Course,
  offer: Offer,
  { at, by }: Act,
  transaction: Pick<MarketTransaction, "legalDocumentsOf">,
) {
  const kept = (yield* transaction.legalDocumentsOf(offer.id)).filter((document) => !isFixed(document, offer))
  const changes = kept.map((document) =>
    documentChange(offer, restated(document, by.id ?? offer.sellerId, at), { by, type: "LegalDocumentRequested" }, at),
  )
  return {
    ...course,
    restated: {
      legalDocuments: changes.flatMap(({ legalDocuments }) => legalDocuments),
      events: changes.flatMap(({ events }) => events),
    },
  } satisfies Course
})
