import { openedOf } from "../offers/closing-history.ts"
import type { ClosingParty } from "../offers/closing-documents.ts"
import type { Offer } from "../offers/model.ts"
import type { LegalDocumentView } from "./views.ts"

/** Whether the party has opened the present edition of a closing document, and no newer one is in preparation. */
export const hasRead = (
  offer: Pick<Offer, "closingHistory">,
  party: ClosingParty,
  { docType, edition, state }: Pick<LegalDocumentView, "docType" | "edition" | "state">,
): boolean => state !== "making" && edition > 0 && openedOf(offer, party, docType)?.edition === edition
