/** What decides on mandates. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { endMandate } from "./end-mandate.ts"
export { giveMandate } from "./give-mandate.ts"
