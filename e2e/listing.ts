import type { APIRequestContext } from "@playwright/test"
import { callerAs } from "./asking.ts"
import { SELLER } from "./people.ts"

const REFUSED =
  "... on Refusal { code message ... on PublicationIncomplete { missing } ... on AssetFactsInvalid { problems { field message } } }"
const DONE = `{ ... on AssetDone { asset { id } } ${REFUSED} }`
const usd = (amount: string) => ({ amount, currency: "USD" })
const CREATE = `mutation ($tier_home_id: ID!, $tier1_id: ID!, $tier2_id: ID!, $mainInfo: MainInfoInput!, $contacts: [ContactInput!]!) {
  createAsset(tier_home_id: $tier_home_id, tier1_id: $tier1_id, tier2_id: $tier2_id, mainInfo: $mainInfo, contacts: $contacts, bidDepositSum: "0") ${DONE} }`
const EDIT = `mutation ($id: ID!, $noteOverview: NoteOverviewInput) {
  editAsset(id: $id, noteOverview: $noteOverview, propertyOverview: { units: 10 }, images: ["picture-1"], dueDiligenceVisited: true,
    legal: { caConfirmed: true, TOCConfirmed: true, BDAConfirmed: true }, contactsDisclosed: false) ${DONE} }`
const NOTE = {
  numberOfLoans: 1,
  originationDate: "2020-01-01",
  loanAmount: usd("5000000.00"),
  totalPayoff: usd("4100000.00"),
  estCollateralValue: usd("6000000.00"),
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

export interface Offered {
  readonly title: string
  readonly propertyType: ReadonlyArray<string>
  /** Two letters. */
  readonly state: string
}

/** A zip code of the state. */
const ZIPS: { readonly [state: string]: string } = { OH: "43004", VT: "05821" }

const mainInfoOf = ({ propertyType, state, title }: Offered, upb: string, upbDate = "2026-10-31") => ({
  name: title,
  title,
  description: "A senior note.",
  type: "Loan",
  assetStatus: "Performing Loan",
  upbDate,
  address: { country: "USA", state, city: "Barnet", address: "1 Main Street", zipCode: ZIPS[state] ?? "05821" },
  propertyType,
  subtype: [],
  upb,
})

/** A whole new listing of the demo's seller, whose publication is asked for: an administrator has it before him. */
export const putsUp = async (request: APIRequestContext, { propertyType, state, title }: Offered) => {
  const { ask } = await callerAs(request, SELLER)
  const { dataRoom } = await ask(
    `mutation { createVDR(asset_title: "${title}") { ... on CreateVDRDone { dataRoom { tier_home_id tier1_id tier2_id } } } }`,
  )
  const mainInfo = mainInfoOf({ propertyType, state, title }, "4000000.00")
  const contacts = [{ firstName: "Ana", lastName: "Advisor", emailAddress: "ana@example.com" }]
  const created = await ask(CREATE, { ...(dataRoom as object), mainInfo, contacts })
  const { id } = created["asset"] as { readonly id: string }
  await ask(EDIT, { id, noteOverview: NOTE })
  await ask(`mutation ($id: ID!) { requestAssetPublish(id: $id) ${DONE} }`, { id })
  return { id, title }
}

/** Asks, as the demo's seller, for another balance of such a listing on the market: an administrator has the request before him. */
export const asksForBalance = async (
  request: APIRequestContext,
  { id, upb, ...offered }: Offered & { readonly id: string; readonly upb: string },
): Promise<void> => {
  const { ask } = await callerAs(request, SELLER)
  const save = `mutation ($id: ID!, $mainInfo: MainInfoInput) { editAsset(id: $id, mainInfo: $mainInfo) ${DONE} }`
  await ask(save, { id, mainInfo: mainInfoOf(offered, upb, "2026-11-15") })
}
