/** Who may act for a seller: mandates of sellers for Concierges. Draws on roles. */
export { actingToken, actingProfile, actingRoles, isCovered, mayActFor, splitToken } from "./acting.ts"
export { stands } from "./decisions.ts"
export { ConciergeNotFound, MandateEnded, MandateGiven, MandateNotFound, type MandateRefusal } from "./errors.ts"
export { Mandates } from "./ports.ts"
export { ConciergeView, MandateView, OwnMandates, conciergeName, mandatorName } from "./views.ts"
export { KeptMandate } from "./model.ts"
