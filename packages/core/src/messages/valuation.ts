import type { AssumptionName } from "../valuation/assumptions.ts"
import type { ExitPath } from "../valuation/result.ts"
import type { DetailGroup } from "../valuation/model.ts"
import { fieldTexts } from "./profiles.ts"

/** What is asked of each assumption, as forms and lists name it. */
export const assumptionTexts: { readonly [Name in AssumptionName]: string } = {
  targetYield: "Target yield",
  performingYield: "Yield of a loan that pays",
  defaultRate: "Default rate",
  valueDrift: "Yearly change of values",
  conditionHaircut: "Deduction for condition",
  collateralShare: "Share of the collateral",
  sellingCostRate: "Selling cost",
  flagLossRate: "Loss of value without the flag",
  leaseUpRate: "Cost of leasing, of the value",
  discountedPayoffShare: "Discounted payoff",
  modifiedRate: "Rate of a modified loan",
  redefaultChance: "Chance that a modified loan fails again",
  noteSaleShare: "Price of the note",
  collectionChance: "Chance that a guarantor pays",
  collectableShare: "Share of the shortfall that is collected",
  cureChance: "Chance that the loan pays again",
  payoffWeight: "Full payoff or reinstatement",
  discountedPayoffWeight: "Discounted payoff, how likely",
  modificationWeight: "Modification",
  deedInLieuWeight: "Deed in lieu",
  foreclosureWeight: "Foreclosure and resale",
  refinanceLtv: "Loan to value of a new loan, at most",
  refinanceDscr: "Coverage of a new loan, at least",
  refinanceDebtYield: "Debt yield of a new loan, at least",
  loanConstant: "Yearly payments of a new loan, of its amount",
  maturityDefaultChance: "Chance of default at maturity where no new loan pays it off",
  monthlyIncome: "Net income of the property, monthly",
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
  resaleMonths: "Months to sell the property",
  leaseUpMonths: "Months to lease the property",
  receiverFromMonth: "Month from which a receiver collects rents",
  payoffMonths: "Months to a full payoff",
  discountedPayoffMonths: "Months to a discounted payoff",
  modificationMonths: "Months to a modification",
  modifiedTermMonths: "Months of a modified loan",
  redefaultMonths: "Months until a modified loan fails again",
  deedInLieuMonths: "Months to a deed in lieu",
  noteSaleMonths: "Months to sell the note",
  collectionMonths: "Months to collect from a guarantor",
  extensionMonths: "Months of an extension",
  isContested: "The borrower contests",
  hasReceiver: "A receiver collects the rents",
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
  best: (path: string) => `${path} is worth the most today; weigh an offer for the note against it.`,
} as const
