import type { Offer } from "./model.ts"

/** Statuses in which an offer is over without having won. */
export const ENDED: ReadonlyArray<Offer["status"]> = ["Canceled", "Declined", "Withdrawn"]
