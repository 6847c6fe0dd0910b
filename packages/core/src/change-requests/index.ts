/** Requests to change material facts of published listings, and what was changed. Draws on assets, market, offers and roles. */
export { isDeclined, isPending, needsChangeRequest, endsChangeRequests } from "./decisions.ts"
export { ChangeRequestDecided, ChangeRequestNotFound, type ChangeRequestRefusal, ChangeRequestStale } from "./errors.ts"
export { ChangeRequestStatus, MOST_CHANGE_NOTE, KeptChangeRequest } from "./model.ts"
export { ChangeRequests } from "./ports.ts"
export {
  CHANGE_REQUESTS_ON_A_PAGE,
  ChangeRequestPage,
  ChangeRequestView,
  ListingChange,
  ListingChanges,
  MOST_CHANGES_SHOWN,
  ShownChange,
  ShownWarning,
} from "./views.ts"
export { shownChanges, changeRequestView, listingChange, maySeeChangeRequests } from "./visibility.ts"
export { CHANGE_MAILS, changesWritten } from "./records.ts"
