/** What keeps valuations. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { convertValuationToAsset } from "./convert-valuation.ts"
export { deleteValuation } from "./delete-valuation.ts"
export { editValuation } from "./edit-valuation.ts"
export { getCalculatorResponse } from "./get-calculator-response.ts"
