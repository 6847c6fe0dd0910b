import type { Millis } from "../shared/days.ts"
import type { OfferView } from "./views.ts"

/** The offer as its buyer sees it while a withdrawal is on its way; the answer replaces it, an error takes it back. */
export const withdrawnLocally = (offer: OfferView, now: Millis): OfferView => ({
  ...offer,
  status: "Withdrawn",
  withdrawDate: now,
})
