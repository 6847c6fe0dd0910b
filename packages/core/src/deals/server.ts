/** How a deal's page and log are made from what is kept. For the gateway and testkit alone. */
export { type DealRows, dealView } from "./deal-view.ts"
export { publicationReview } from "./review.ts"
export { logEntry, type LogRow } from "./log-entry.ts"
export { typesOfKind } from "./log-kinds.ts"
export { type LogSide, type PartyRow, partyLog } from "./party-log.ts"
