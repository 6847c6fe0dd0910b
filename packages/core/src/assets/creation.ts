import * as t from "io-ts"
import type { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { AssetId, UserId } from "../shared/ids.ts"
import { Cents } from "../shared/money.ts"
import type { NoteOverview, PropertyOverview } from "./facts.ts"
import { DEFAULT_PLAN, normalizedMainInfo } from "./fact-rules.ts"
import { FIRST_STATUS } from "./machine-table.ts"
import type { Asset, SalePeriods } from "./model.ts"
import type { NewAsset } from "./ports.ts"

/** A note of which nothing is known yet. */
export const NO_NOTE: NoteOverview = {
  numberOfLoans: null,
  originationDate: null,
  maturityDate: null,
  loanAmount: null,
  totalPayoff: null,
  estCollateralValue: null,
  initialInterestRate: null,
  initialInterestType: null,
  currentInterestRate: null,
  defaultInterestRate: null,
  term: null,
  amortization: null,
  penalty: null,
  modified: null,
  assumptionOfLoanAllowed: null,
  prePaymentLimitations: null,
  monetaryDefault: null,
  maturityDefault: null,
  technicalDefault: null,
  recourse: null,
  dscr: null,
  paidThroughDate: null,
  payoffDate: null,
  valueDate: null,
  valueSource: null,
  lienPosition: null,
  seniorBalance: null,
  seniorBalanceDate: null,
  rateType: null,
  rateIndex: null,
  rateMargin: null,
  rateFloor: null,
  rateCap: null,
  dayCount: null,
  interestOnlyEnd: null,
  lastPaymentDate: null,
  lastPaymentAmount: null,
}

/** A property of which nothing is known yet. */
export const NO_PROPERTY: PropertyOverview = {
  classField: null,
  yearBuilt: null,
  yearRenovated: null,
  size: null,
  apn: null,
  zoning: null,
  nraTotal: null,
  unitOfMeasure: null,
  constructionType: null,
  propertyTaxesCurrent: null,
  buildingLayout: null,
  units: null,
  stories: null,
  buildings: null,
  condo: null,
  multiProperty: null,
  parkingType: null,
  parkingSpaces: null,
  environmentalIssues: null,
  propertyCondition: null,
  feeLeasehold: null,
  largestTenantCredit: null,
  tenantType: null,
  isOwnerOccupied: null,
  ownerOcc: null,
  occupancy: null,
  noi: null,
  noiDate: null,
  noiBasis: null,
  occupancyDate: null,
}

/** A sale of which no period is planned yet. */
export const NO_PERIODS: SalePeriods = {
  callForOffers: null,
  bestAndFinal: null,
  underSelection: null,
  buyerClosing: null,
  sellerClosing: null,
}

const none = must(t.Int, 0)
const planOf = ({ pricingPlan }: NewAsset): string => (pricingPlan.trim() === "" ? DEFAULT_PLAN : pricingPlan)

/** Row 1 of the machine: a new listing is a Draft of its seller. `lenderDirect90` is the operator's: it gives LenderDirect listings a term. */
export const drafted = (asset: NewAsset, id: AssetId, owner: UserId, now: Millis, lenderDirect90: boolean): Asset => ({
  id,
  version: must(t.Int, 1),
  owners: [owner],
  status: FIRST_STATUS,
  statusSince: now,
  registrationStatus: null,
  publicationRequestedAt: null,
  publicationNote: null,
  statusComment: null,
  creationDate: now,
  dateModified: now,
  publishedTime: null,
  pricingPlan: planOf(asset),
  lenderDirect90: lenderDirect90 && planOf(asset) === DEFAULT_PLAN,
  planPaid: false,
  planUnpaidSince: null,
  currentStep: null,
  tiers: asset.tiers,
  mainInfo: normalizedMainInfo(asset.mainInfo),
  noteOverview: NO_NOTE,
  propertyOverview: NO_PROPERTY,
  images: [],
  dueDiligenceVisited: false,
  legal: { caConfirmed: false, TOCConfirmed: false, BDAConfirmed: false, customCADoc: null, customCAText: null },
  contacts: asset.contacts,
  contactsDisclosed: false,
  requireBidDeposit: false,
  bidDepositSum: must(Cents, asset.bidDepositSum),
  periods: NO_PERIODS,
  hold: null,
  winnerOfferId: null,
  numberOfActiveOffers: none,
  numberOfSelectedOffers: none,
  numberOfActiveBundles: none,
  numberOfOffers: none,
  numberOfImpressions: none,
  confirmedWarnings: [],
  provenance: {},
})

/** What a draft knows from the start, beside its main info. */
export type KnownFacts = Partial<Pick<Asset, "noteOverview" | "propertyOverview">>
