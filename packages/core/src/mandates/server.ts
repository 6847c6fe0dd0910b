/** What decides on mandates. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { actingProfile, actingRoles, isCovered, mayActFor, splitToken } from "./acting.ts"
export { endMandate } from "./end-mandate.ts"
export { giveMandate } from "./give-mandate.ts"
export { KeptMandate } from "./model.ts"
export { conciergeName, mandatorName } from "./views.ts"
