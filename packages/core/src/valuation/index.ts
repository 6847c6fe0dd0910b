/** What a loan may be worth: what is asked of it, and what a calculation answers. Draws on assets. */
// Pulls in assets, shared.
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
export { CalculatorResult, Valuation, XLLoanClass } from "./result.ts"
export { areSpecificsValid, detailGroupOf, HOTEL, missingDetails, missingSpecifics, REQUIRED_DETAILS } from "./rules.ts"
