import type { Asset } from "@xl/core/assets"
import { Cents, Day, must, Rate } from "@xl/core/shared"
import * as t from "io-ts"
import { anAsset } from "./examples.ts"

type Stated<T> = { readonly [K in keyof T]: NonNullable<T[K]> }

const int = (count: number) => must(t.Int, count)
const day = (text: string) => must(Day, text)
const rate = (millionths: number) => must(Rate, millionths)

const MAIN_INFO: Stated<Asset["mainInfo"]> = {
  ...anAsset().mainInfo,
  name: "Cedar Park Retail",
  title: "Cedar Park Retail",
  description: "A shopping center north of Austin.\nThe anchor renewed in 2025.",
  type: "Loan",
  assetStatus: "Non-Performing Loan",
  privacy: "Public",
  upbDate: day("2026-11-01"),
  subtype: ["Strip center"],
  listingPrice: must(Cents, 8_200_000_00),
  upb: must(Cents, 10_000_000_00),
}

const NOTE: Stated<Asset["noteOverview"]> = {
  numberOfLoans: int(2),
  originationDate: day("2016-05-01"),
  maturityDate: day("2026-05-01"),
  loanAmount: must(Cents, 12_000_000_00),
  totalPayoff: must(Cents, 10_500_000_00),
  estCollateralValue: must(Cents, 14_000_000_00),
  initialInterestRate: rate(47_500),
  initialInterestType: "Floating",
  currentInterestRate: rate(61_250),
  defaultInterestRate: rate(101_250),
  term: "120",
  amortization: "360",
  penalty: "3-2-1",
  modified: true,
  assumptionOfLoanAllowed: false,
  prePaymentLimitations: "Lockout until 05-01-2018",
  monetaryDefault: true,
  maturityDefault: true,
  technicalDefault: false,
  recourse: false,
  dscr: rate(820_000),
  paidThroughDate: day("2026-04-01"),
  payoffDate: day("2026-11-15"),
  valueDate: day("2025-06-30"),
  valueSource: "Appraisal",
  lienPosition: "Second",
  seniorBalance: must(Cents, 2_150_000_50),
  seniorBalanceDate: day("2026-10-31"),
  rateType: "Hybrid",
  rateIndex: "1-month Term SOFR",
  rateMargin: rate(27_500),
  rateFloor: rate(40_000),
  rateCap: rate(82_500),
  dayCount: "Actual/360",
  interestOnlyEnd: day("2018-05-01"),
  lastPaymentDate: day("2026-04-03"),
  lastPaymentAmount: must(Cents, 61_234_56),
}

const PROPERTY: Stated<Asset["propertyOverview"]> = {
  yearBuilt: int(1998),
  yearRenovated: int(2015),
  size: int(410_000),
  nraTotal: int(84_500),
  units: int(23),
  stories: int(2),
  buildings: int(4),
  parkingSpaces: int(380),
  ownerOcc: int(12),
  classField: "B",
  apn: "0204-1107-03",
  zoning: "C-2",
  unitOfMeasure: "Square Feet",
  constructionType: "Masonry",
  propertyTaxesCurrent: true,
  buildingLayout: "L-shaped strip",
  condo: false,
  multiProperty: true,
  parkingType: "Surface",
  environmentalIssues: true,
  propertyCondition: "Good",
  feeLeasehold: "Fee simple",
  largestTenantCredit: "BBB",
  tenantType: "Multi-tenant",
  isOwnerOccupied: true,
  occupancy: rate(912_500),
  noi: "910000.00",
  noiDate: day("2025-12-31"),
  noiBasis: "Trailing 12 months",
  occupancyDate: day("2026-09-30"),
}

/** An asset of which every fact is stated that the wizard asks, each with a value of its own. */
export const aStatedAsset = (change: Partial<Asset> = {}): Asset =>
  anAsset({ mainInfo: MAIN_INFO, noteOverview: NOTE, propertyOverview: PROPERTY, ...change })
