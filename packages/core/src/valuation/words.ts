import type { AssumptionName } from "./assumptions.ts"
import type { ExitPath } from "./result.ts"
import type { DetailGroup } from "./model.ts"
import { fieldTexts } from "../shared/field-words.ts"

/** What is asked of each assumption, as forms and lists name it. */
export const assumptionTexts: { readonly [Name in AssumptionName]: string } = {
  targetYield: "Target yield",
  performingYield: "Yield on a performing loan",
  defaultRate: "Default rate",
  valueDrift: "Annual change in value",
  conditionHaircut: "Condition adjustment",
  collateralShare: "Share of the collateral",
  sellingCostRate: "Selling cost",
  flagLossRate: "Loss of value without the flag",
  leaseUpRate: "Lease-up cost, % of value",
  discountedPayoffShare: "Discounted payoff",
  modifiedRate: "Modified rate",
  redefaultChance: "Re-default probability",
  noteSaleShare: "Note sale price",
  collectionChance: "Probability of guarantor recovery",
  collectableShare: "Share of the deficiency collected",
  cureChance: "Probability of reinstatement",
  payoffWeight: "Full payoff or reinstatement",
  discountedPayoffWeight: "Discounted payoff, weight",
  modificationWeight: "Modification",
  deedInLieuWeight: "Deed in lieu",
  foreclosureWeight: "Foreclosure and resale",
  refinanceLtv: "Maximum refinance LTV",
  refinanceDscr: "Minimum refinance DSCR",
  refinanceDebtYield: "Minimum refinance debt yield",
  loanConstant: "Refinance loan constant",
  maturityDefaultChance: "Maturity default probability",
  monthlyIncome: "Monthly NOI",
  monthlyAdvances: "Taxes, insurance and repairs, monthly",
  monthlyServicing: "Servicing fee, monthly",
  seniorLiens: "Senior liens and unpaid taxes",
  legalCost: "Cost of the foreclosure",
  deedInLieuCost: "Cost of a deed in lieu",
  daysSinceLastPayment: "Days since the last payment",
  foreclosureDays: "Days from the last payment to the sale",
  leastForeclosureMonths: "Months to the sale, at least",
  addedMonths: "Months for bankruptcy or notice",
  judgmentMonths: "Months from judgment to sale",
  redemptionMonths: "Months of redemption",
  resaleMonths: "Months to sell REO",
  leaseUpMonths: "Months to lease up",
  receiverFromMonth: "Month from which a receiver collects rents",
  payoffMonths: "Months to a full payoff",
  discountedPayoffMonths: "Months to a discounted payoff",
  modificationMonths: "Months to a modification",
  modifiedTermMonths: "Modified term, months",
  redefaultMonths: "Months to re-default",
  deedInLieuMonths: "Months to a deed in lieu",
  noteSaleMonths: "Months to note sale",
  collectionMonths: "Months to collect from a guarantor",
  extensionMonths: "Months of an extension",
  isContested: "Contested foreclosure",
  hasReceiver: "Receiver in place",
}

/** How each exit is called. */
export const exitTexts: { readonly [Path in ExitPath]: string } = {
  contract: "Paid as agreed",
  extension: "Extended at maturity",
  payoff: "Full payoff or reinstatement",
  discountedPayoff: "Discounted payoff",
  modification: "Modification",
  deedInLieu: "Deed in lieu",
  foreclosure: "Foreclosure and resale",
  noteSale: "Sale of the note",
}

const groupNames: { readonly [Group in DetailGroup]: string } = {
  performing: "a performing loan",
  subPerforming: "a sub-performing loan",
  nonPerforming: "a non-performing loan",
  hotelNonPerforming: "a hotel's non-performing loan",
}

/** What people read of a valuation. */
export const valuationTexts = {
  notAnAppraisal:
    "This is not an appraisal. It is what the figures above come to under the assumptions below; nobody has seen the loan, the borrower or the property.",
  missing: fieldTexts.required,
  impossible: "This value is not possible",
  amount: "Please enter an amount above $0",
  share: "Please enter a percentage between 0 and 100",
  dates: "Origination must not lie ahead, and maturity must come after it",
  amortized: "The amortization must end after today; enter 0 for an interest-only loan",
  weights: "The five exits must add up to 100%",
  details: (group: DetailGroup) => `Please enter the details of ${groupNames[group]}`,
  loanPays: "The loan pays: there is nothing to foreclose.",
  judicial: (state: string, months: number) => `Through a court in ${state}: about ${months} months to the sale.`,
  nonJudicial: (state: string, months: number) =>
    `Outside court under a power of sale in ${state}: about ${months} months to the sale.`,
  judged: (months: number) => `Summary judgment is received: about ${months} months to the sale.`,
  unknownState: "a state that was not named",
  receiver: (month: number) =>
    `A receiver, or an assignment of rents, brings the property's income from month ${month}.`,
  noReceiver: "No receiver: the property's income stays with its owner until the sale.",
  creditBid: "The lender bids its debt and may take the title: the collateral is worth less than the payoff.",
  cappedBid:
    "Others are expected to bid up to the payoff; what they pay above it belongs to junior liens and the owner.",
  keep: "Keep the loan, or sell it near the value shown: it is expected to be paid as agreed.",
  cure: "Bring the loan current first: it is more likely than not to be paid again.",
  refinance: "Talk to the borrower before maturity: a new loan is not expected to pay off this one.",
  best: (path: string) =>
    `Of the exits that the lender can choose, ${path.charAt(0).toLowerCase()}${path.slice(1)} is worth the most today; weigh an offer for the note against it.`,
} as const
