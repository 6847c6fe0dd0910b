/** One sale on one page for administrators, and its log in plain words. Draws on assets, offers, deposits, legal documents and roles. */
// Pulls in accounts, assets, change-requests, data-room, deposits, legal-documents, market, messages, offers, periods, profiles, roles, shared, user-assets.
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
export { Deals, type Paging } from "./ports.ts"
export { LastReview, PublicationReview, ReviewOutcome } from "./review.ts"
export { AdminWaiting, MOST_WAITING_DEPOSITS } from "./waiting.ts"
export { DealBidder, DealDeposit, DealPaper, DealSeller, DealView, MOST_DEAL_REQUESTS } from "./views.ts"
