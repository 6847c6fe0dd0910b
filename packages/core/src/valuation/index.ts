/** What a loan may be worth: what is asked of it, and what a calculation answers. Draws on assets. */
export {
  ASSUMPTION_NAMES,
  type AssumptionName,
  AssumptionOrigin,
  AssumptionUnit,
  COUNT_ASSUMPTIONS,
  FLAG_ASSUMPTIONS,
  MONEY_ASSUMPTIONS,
  RATE_ASSUMPTIONS,
  UsedAssumption,
  ValuationAssumptions,
} from "./assumptions.ts"
export {
  draftGroup,
  draftOfInput,
  EMPTY_VALUATION,
  inputOfDraft,
  KeptDraft,
  missingAtStep,
  openStep,
  VALUATION_STEPS,
  ValuationDraft,
  type ValuationStep,
} from "./draft.ts"
export { bidForYield, yieldForBid } from "./bids.ts"
export { calculate } from "./calculate.ts"
export { ValuationInputInvalid, ValuationNotFound } from "./errors.ts"
export {
  DETAIL_GROUPS,
  type DetailGroup,
  HotelDetails,
  NonPerformingDetails,
  PerformingDetails,
  SubPerformingDetails,
  ValuationInput,
  type ValuationInputBrand,
  ValuationSpecifics,
  ValuedAddress,
} from "./model.ts"
export { Valuations } from "./ports.ts"
export { inputProblems } from "./problems.ts"
export {
  CalculatorResponse,
  CalculatorResult,
  ChartPoint,
  ChartSeries,
  ExitPath,
  ExitValue,
  Timeline,
  Valuation,
  ValuationPage,
  VALUATIONS_A_PAGE,
  XLLoanClass,
} from "./result.ts"
export {
  areSpecificsValid,
  detailGroupOf,
  missingDetails,
  missingSpecifics,
  REQUIRED_DETAILS,
  REQUIRED_SPECIFICS,
} from "./rules.ts"
export { KeptValuation, valuationView } from "./kept.ts"
export { assumptionTexts, exitTexts, valuationTexts } from "./words.ts"
