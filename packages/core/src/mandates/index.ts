/** Who may act for a seller: mandates of sellers for Concierges. Draws on roles. */
// Pulls in accounts, market, roles, shared.
export { actingToken } from "./acting.ts"
export { stands } from "./decisions.ts"
export { ConciergeNotFound, MandateEnded, MandateGiven, MandateNotFound, type MandateRefusal } from "./errors.ts"
export { Mandates } from "./ports.ts"
export { ConciergeView, MandateView, OwnMandates } from "./views.ts"
