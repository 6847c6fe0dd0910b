/** One sale on one page for administrators, and its log in plain words. Draws on assets, offers, deposits, legal documents and roles. */
export { ListingActivity, MOST_LATEST_VISITS, MOST_VIEWED_ONLY } from "./activity.ts"
export {
  DealLogEntry,
  DealLogPage,
  LOG_ENTRIES_ON_A_PAGE,
  LogChange,
  LogCheck,
  LogKind,
  type LogSearch,
  LogSearchEntry,
  LogSearchPage,
} from "./log.ts"
export { Deals } from "./ports.ts"
export { LastReview, PublicationReview, ReviewOutcome, publicationReview } from "./review.ts"
export { AdminWaiting, MOST_WAITING_DEPOSITS } from "./waiting.ts"
export { DealBidder, DealDeposit, DealPaper, DealSeller, DealView, MOST_DEAL_REQUESTS } from "./views.ts"
export { type DealRows, dealView } from "./deal-view.ts"
export { logEntry, type LogRow } from "./log-entry.ts"
export { typesOfKind } from "./log-kinds.ts"
export { type LogSide, partyLog, type PartyRow } from "./party-log.ts"
