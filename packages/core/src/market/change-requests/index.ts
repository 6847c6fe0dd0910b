/** What decides on change requests. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { approveChangeRequest, declineChangeRequest } from "./decide-change-request.ts"
export { withdrawChangeRequest } from "./withdraw-change-request.ts"
