import type { Person, TestMarket } from "./market.ts"

const REFUSED = `... on Refusal { code message ... on PublicationIncomplete { missing } ... on AssetFactsInvalid { problems { field message } } }`
const usd = (amount: string) => ({ amount, currency: "USD" })

export const MAIN_INFO = {
  name: "Lakeside Office Note",
  title: "Lakeside Office Note",
  description: "A senior note.",
  type: "Loan",
  assetStatus: "Performing Loan",
  upbDate: "2026-10-31",
  address: { country: "USA", state: "IL", city: "Chicago", address: "1 Main Street", zipCode: "60606" },
  propertyType: ["Office"],
  subtype: [],
  upb: "10000000.00",
}
const NOTE = {
  numberOfLoans: 1,
  originationDate: "2020-01-01",
  loanAmount: usd("12000000.00"),
  totalPayoff: usd("10100000.00"),
  estCollateralValue: usd("15000000.00"),
  initialInterestType: "Fixed",
  initialInterestRate: "4.5",
  currentInterestRate: "4.5",
  term: "120",
  amortization: "360",
  recourse: false,
  monetaryDefault: false,
  maturityDefault: false,
  technicalDefault: false,
}
const CONTACT = { firstName: "Ana", lastName: "Advisor", emailAddress: "ana@example.com" }

export interface Listing {
  readonly id: string
  readonly version: number
}

/** A listing with every step complete, in Draft, entered through the public mutations. */
export const aDraft = async ({ does }: TestMarket, seller: Person, mainInfo: object = {}): Promise<Listing> => {
  const { dataRoom } = await does(
    seller,
    `mutation { createVDR(asset_title: "Lakeside") { ... on CreateVDRDone { dataRoom { tier_home_id tier1_id tier2_id } } } }`,
  )
  const created = await does(seller, CREATE, {
    ...(dataRoom as object),
    mainInfo: { ...MAIN_INFO, ...mainInfo },
    contacts: [CONTACT],
    bidDepositSum: "0",
  })
  return listingIn(
    await does(seller, EDIT, {
      id: listingIn(created).id,
      noteOverview: NOTE,
      propertyOverview: { units: 10 },
      images: ["picture-1"],
      legal: { caConfirmed: true, TOCConfirmed: true, BDAConfirmed: true },
    }),
  )
}

const CREATE = `mutation ($tier_home_id: ID!, $tier1_id: ID!, $tier2_id: ID!, $mainInfo: MainInfoInput!, $contacts: [ContactInput!]!, $bidDepositSum: Decimal!) {
  createAsset(tier_home_id: $tier_home_id, tier1_id: $tier1_id, tier2_id: $tier2_id, mainInfo: $mainInfo, contacts: $contacts, bidDepositSum: $bidDepositSum) {
    ... on AssetDone { asset { id version } } ${REFUSED} } }`
const EDIT = `mutation ($id: ID!, $noteOverview: NoteOverviewInput, $propertyOverview: PropertyOverviewInput, $images: [String!], $legal: LegalInput) {
  editAsset(id: $id, noteOverview: $noteOverview, propertyOverview: $propertyOverview, images: $images, dueDiligenceVisited: true, legal: $legal, contactsDisclosed: false) {
    ... on AssetDone { asset { id version } } ${REFUSED} } }`

const listingIn = (answer: Readonly<Record<string, unknown>>): Listing => {
  if (!answer["asset"]) throw new Error(JSON.stringify(answer))
  return answer["asset"] as Listing
}

/** A mutation that needs an asset's id, and what it answers. */
export const onAsset = async (
  { does }: TestMarket,
  who: Person,
  mutation: string,
  id: string,
  more = "",
): Promise<Listing> =>
  listingIn(
    await does(
      who,
      `mutation ($id: ID!) { ${mutation}(id: $id ${more}) { ... on AssetDone { asset { id version status } } ${REFUSED} } }`,
      { id },
    ),
  )

/** A listing on the market. */
export const aListing = async (
  market: TestMarket,
  seller: Person,
  admin: Person,
  mainInfo: object = {},
): Promise<Listing> => {
  const { id } = await aDraft(market, seller, mainInfo)
  const { version } = await onAsset(market, seller, "requestAssetPublish", id)
  return onAsset(market, admin, "approveAsset", id, `version: ${version}`)
}

const OFFER = `mutation ($assets: [OfferAssetInput!]!, $bidPrice: Decimal!, $earnestMoneyDeposit: Decimal!, $closing: Int!, $dueDiligencePeriod: Int!, $notes: String) {
  createOffer(assets: $assets, bidPrice: $bidPrice, earnestMoneyDeposit: $earnestMoneyDeposit, closing: $closing, dueDiligencePeriod: $dueDiligencePeriod, notes: $notes) {
    __typename ... on OfferDone { offer { id status bidPrice } } ${REFUSED}
    ... on BidPriceOutOfBounds { most } ... on EarnestMoneyOutOfBounds { least most } ... on FundsExpired { errorType } ... on FundsMissing { errorType } } }`

/** What createOffer answers for one asset at a price in dollars. */
export const bid = ({ ask }: TestMarket, buyer: Person | null, id: string, price: string, terms: object = {}) =>
  ask(buyer, OFFER, {
    assets: [{ id, bidAllocation: usd(price) }],
    bidPrice: price,
    earnestMoneyDeposit: "0",
    closing: 30,
    dueDiligencePeriod: 30,
    ...terms,
  })

/** A mutation that needs an offer's id, and what it answers. */
export const onOffer = async ({ does }: TestMarket, who: Person, mutation: string, id: string, more = "") => {
  const answer = await does(
    who,
    `mutation ($id: ID!) { ${mutation}(id: $id ${more}) { __typename ... on OfferDone { offer { id status } } ${REFUSED} } }`,
    { id },
  )
  return answer["offer"] ? (answer["offer"] as { id: string; status: string }) : answer
}

/** An offer before the seller. */
export const anOffer = async (market: TestMarket, buyer: Person, id: string, price: string): Promise<string> => {
  const { body } = await bid(market, buyer, id, price)
  const offer = (body.data?.["createOffer"] as { offer?: { id: string } } | undefined)?.offer
  if (!offer) throw new Error(JSON.stringify(body))
  const published = await onOffer(market, buyer, "publishOffer", offer.id)
  if (!("status" in published)) throw new Error(JSON.stringify(published))
  return offer.id
}
