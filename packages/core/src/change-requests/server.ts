/** What decides on change requests. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { approveChangeRequest, declineChangeRequest } from "./decide-change-request.ts"
export { endsChangeRequests } from "./decisions.ts"
export { KeptChangeRequest } from "./model.ts"
export { CHANGE_MAILS, changesWritten } from "./records.ts"
export { changeRequestView, listingChange, maySeeChangeRequests } from "./visibility.ts"
export { withdrawChangeRequest } from "./withdraw-change-request.ts"
