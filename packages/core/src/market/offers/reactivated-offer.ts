import { type Course, moveOffer } from "../deal/course.ts"
import type { Act } from "../../kernel/events.ts"
import type { OfferStatus } from "../../kernel/statuses.ts"
import type { Offer } from "../../offers/model.ts"

/** The offer as if it had not been canceled; a former win leaves no trace but its history. */
export const reactivated = (course: Course, offer: Offer, to: OfferStatus, act: Act): Course =>
  moveOffer(
    course,
    offer.id,
    to,
    {
      acceptedDate: to === "BestAndFinal" ? offer.acceptedDate : null,
      publishedDate: offer.publishedDate ?? act.at,
      winningDate: null,
      canceledDate: null,
      cancelReason: null,
      buyerClosingPeriod: null,
      sellerClosingPeriod: null,
      buyerClosingDocumentsAccepted: false,
      sellerClosingDocumentsAccepted: false,
      buyerClosingNotificationSeen: false,
      sellerClosingNotificationSeen: false,
      closingHistory: [],
      deposit: { ...offer.deposit, decision: "none" },
    },
    act,
  )
