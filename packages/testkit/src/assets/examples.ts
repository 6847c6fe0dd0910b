import { type Asset, NO_NOTE, NO_PERIODS, NO_PROPERTY, type NewAsset } from "@xl/core/assets"
import { AssetId, Cents, Day, Millis, must, Rate } from "@xl/core/shared"
import * as t from "io-ts"
import { aSeller, EXAMPLE_NOW } from "../market/people.ts"
import { aUuid } from "../shared/counted-ids.ts"

/** The id of the n-th example asset. */
export const anAssetId = (count: number): AssetId => must(AssetId, aUuid(count, 5))

const int = (count: number) => must(t.Int, count)
const cents = (amount: number) => must(Cents, amount)

const MAIN_INFO: Asset["mainInfo"] = {
  name: "Cedar Park Retail",
  title: "Cedar Park Retail",
  description: "A shopping center north of Austin",
  type: "Loan",
  assetStatus: "Non-Performing Loan",
  privacy: null,
  upbDate: must(Day, "2026-11-01"),
  address: { country: "USA", state: "TX", city: "Austin", address: "100 Cedar Road", zipCode: "78701" },
  propertyType: ["Retail"],
  subtype: ["None"],
  listingPrice: null,
  upb: cents(10_000_000_00),
}

const NOTE: Asset["noteOverview"] = {
  ...NO_NOTE,
  numberOfLoans: int(1),
  originationDate: must(Day, "2016-05-01"),
  maturityDate: must(Day, "2026-05-01"),
  loanAmount: cents(12_000_000_00),
  totalPayoff: cents(10_500_000_00),
  estCollateralValue: cents(14_000_000_00),
  initialInterestRate: must(Rate, 47_500),
  initialInterestType: "Fixed",
  currentInterestRate: must(Rate, 47_500),
  term: "120",
  amortization: "360",
  modified: false,
  monetaryDefault: true,
  maturityDefault: false,
  technicalDefault: false,
  recourse: false,
}

const ADVISOR: Asset["contacts"][number] = {
  firstName: "Ada",
  lastName: "Advisor",
  officePhone: null,
  emailAddress: "ada@example.com",
  companyName: null,
  whatsappNumber: null,
  avatar: null,
  jobTitle: null,
}

/** The folders of an example's data room: each has its own. */
const tiersOf = (id: AssetId) => {
  const own = (tier: string) => `00000${tier}${id.slice(6)}`
  return { tier_home_id: own("6"), tier1_id: own("7"), tier2_id: own("8") }
}

/** A draft of the first example seller with every step complete, changed where the reader should look. */
export const anAsset = (change: Partial<Asset> = {}): Asset => ({
  id: anAssetId(1),
  version: int(1),
  owners: [aSeller().id],
  status: "Draft",
  statusSince: must(Millis, EXAMPLE_NOW - 86_400_000),
  registrationStatus: null,
  publicationRequestedAt: null,
  publicationNote: null,
  statusComment: null,
  creationDate: must(Millis, EXAMPLE_NOW - 86_400_000),
  dateModified: must(Millis, EXAMPLE_NOW - 86_400_000),
  publishedTime: null,
  pricingPlan: "LenderDirect",
  lenderDirect90: false,
  planPaid: false,
  planUnpaidSince: null,
  currentStep: "advisors",
  tiers: tiersOf(change.id ?? anAssetId(1)),
  mainInfo: MAIN_INFO,
  noteOverview: NOTE,
  propertyOverview: { ...NO_PROPERTY, yearBuilt: int(1998) },
  images: ["retail-1"],
  dueDiligenceVisited: true,
  legal: { caConfirmed: true, TOCConfirmed: true, BDAConfirmed: false, customCADoc: null, customCAText: null },
  contacts: [ADVISOR],
  contactsDisclosed: false,
  requireBidDeposit: false,
  bidDepositSum: cents(0),
  periods: NO_PERIODS,
  hold: null,
  winnerOfferId: null,
  numberOfActiveOffers: int(0),
  numberOfSelectedOffers: int(0),
  numberOfActiveBundles: int(0),
  numberOfOffers: int(0),
  numberOfImpressions: int(0),
  confirmedWarnings: [],
  provenance: {},
  ...change,
})

/** The same on the market. */
export const aPublishedAsset = (change: Partial<Asset> = {}): Asset =>
  anAsset({ status: "Published", publishedTime: must(Millis, EXAMPLE_NOW - 3_600_000), ...change })

/** What a seller sends to create it. */
export const aNewAsset = (change: Partial<NewAsset> = {}): NewAsset => ({
  tiers: anAsset().tiers,
  mainInfo: MAIN_INFO,
  contacts: [],
  bidDepositSum: 0,
  pricingPlan: "LenderDirect",
  ...change,
})
