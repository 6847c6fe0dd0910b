/** What lets people into data rooms. For the gateway and testkit alone. */
export { approveTier2Request, declineTier2Request } from "./decide-tier2-request.ts"
export { isWaiting, maySeeTier2Request, maySeeTier2Requests } from "./decisions.ts"
export { KeptTier2Request, MOST_TIER2_LISTED } from "./model.ts"
export { requestTier2Access } from "./request-tier2-access.ts"
