/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  getCalculatorResponse: ["ValuationInputInvalid"],
  editValuation: ["ValuationInputInvalid", "ValuationNotFound"],
  deleteValuation: ["ValuationNotFound"],
  convertValuationToAsset: ["AssetFactsInvalid", "DataRoomTaken", "ValuationNotFound"],
} as const
