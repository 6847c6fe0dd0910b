import type { APIRequestContext } from "@playwright/test"
import { HOSTILE_TEXTS } from "../packages/testkit/src/hostile/texts.ts"
import { type Caller, callerAs, opensAccount } from "./asking.ts"
import { ADMIN, BUYER, PROOF_OF_FUNDS, SELLER } from "./people.ts"

/** Each kind of hostile text once or more, in as many texts as a few fields need. */
const everyKind = Object.values(HOSTILE_TEXTS)
const pick = (turn: number): string => everyKind.map((texts) => texts[turn % texts.length] ?? "").join(" ")

/** What was typed, by the kind of its field in graphql/texts.tsv; a file's name comes by another way. */
export const TYPED = {
  prose: [pick(0), pick(1), pick(2)],
  company: [pick(3), pick(4)],
  address: [pick(0)],
  term: [pick(1), pick(2)],
  provenance: [pick(3)],
  contact: [pick(4), pick(0)],
  picture: [`../../x" onerror=ran(30) data-hostile="`],
  amount: [`<b data-hostile>1</b>`],
  heading: [`Lakeside (javascript:ran(31)) 'onerror:' ${Date.now()}`],
  name: [`O'Brien: onerror-ran.${Date.now()}`],
  report: [pick(1)],
  fileName: [`<img data-hostile src=x onerror=ran(33)>.pdf`],
} as const

const usd = (amount: string) => ({ amount, currency: "USD" })
const REFUSED = "... on Refusal { code message }"

const uploads = async (request: APIRequestContext, { ask, token }: Caller, name: string): Promise<object> => {
  const { id } = await ask("{ getUserProfile { id } }")
  const answer = await request.post(`/category-records?owner-id=${String(id)}&category-id=proof-of-funds`, {
    headers: { token },
    multipart: { file1: { ...PROOF_OF_FUNDS, name } },
  })
  const { file1 } = (await answer.json()) as { readonly file1: Readonly<Record<string, string>> }
  const { dataOwnerId, key, name: kept, type } = file1
  return { dataOwnerId, key, name: kept, type }
}

/** Somebody new, whose profile says hostile things, asks to become a buyer and is declined with a hostile reason. */
const declined = async (request: APIRequestContext, email: string): Promise<void> => {
  await opensAccount(request, email)
  const caller = await callerAs(request, email)
  const { ask } = caller
  await ask(
    `mutation ($f: String!) { updateBasicInfo(firstName: $f, lastName: "Example", officePhone: "2125550142") { __typename ${REFUSED} } }`,
    { f: TYPED.name[0] },
  )
  const [city] = TYPED.address
  await ask(`mutation ($a: AddressInput!) { updateAddressInfo(address: $a) { __typename ${REFUSED} } }`, {
    a: { country: "USA", state: "TX", city, address: city, zipCode: "78701" },
  })
  const [companyName, jobTitle] = TYPED.company
  await ask(
    `mutation ($c: String!, $j: String!) { updateCompanyInfo(companyName: $c, companyProfile: [$j], jobTitle: $j, aum: $j) { __typename ${REFUSED} } }`,
    { c: companyName, j: jobTitle },
  )
  const paper = await uploads(request, caller, TYPED.fileName[0])
  const documents = { d: [paper] }
  await ask(
    `mutation ($d: [DocumentInput!]!) { updateBuyerPoFBlock(pofDocument: $d) { __typename ${REFUSED} } }`,
    documents,
  )
  await ask(
    `mutation ($d: [DocumentInput!]!) { createBuyerRequest(documents: $d) { __typename ${REFUSED} } }`,
    documents,
  )
  const admin = await callerAs(request, ADMIN)
  const { requests } = await admin.ask(
    `query ($e: String) { searchRequests(email: $e) { requests { request { id } } } }`,
    {
      e: email,
    },
  )
  const [pending] = requests as ReadonlyArray<{ readonly request: { readonly id: string } }>
  await admin.ask(
    `mutation ($id: ID!, $r: String) { declineRoleRequest(id: $id, reason: $r) { __typename ${REFUSED} } }`,
    { id: pending?.request.id, r: TYPED.prose[0] },
  )
}

export const CREATE = `mutation ($h: ID!, $a: ID!, $b: ID!, $m: MainInfoInput!, $c: [ContactInput!]!) {
  createAsset(tier_home_id: $h, tier1_id: $a, tier2_id: $b, mainInfo: $m, contacts: $c, bidDepositSum: "0") { ... on AssetDone { asset { id } } ${REFUSED} } }`
export const EDIT = `mutation ($id: ID!, $n: NoteOverviewInput, $p: PropertyOverviewInput, $i: [String!], $v: [ProvenanceInput!], $w: [ConfirmedWarningInput!]) {
  editAsset(id: $id, noteOverview: $n, propertyOverview: $p, images: $i, provenance: $v, confirmedWarnings: $w, dueDiligenceVisited: true, contactsDisclosed: true,
    legal: { caConfirmed: true, TOCConfirmed: true, BDAConfirmed: true }) { ... on AssetDone { asset { id } } ${REFUSED} } }`

export const mainInfo = () => ({
  name: TYPED.heading[0],
  title: TYPED.heading[0],
  description: TYPED.prose[1],
  type: TYPED.term[0],
  assetStatus: "Performing Loan",
  upbDate: "2026-10-31",
  address: { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: TYPED.address[0] },
  propertyType: ["Office"],
  subtype: [TYPED.term[1]],
  upb: "10000000.00",
})
export const noteOverview = () => ({
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
  prePaymentLimitations: TYPED.term[0],
})

/** A listing of the seller's with something hostile in each of its texts. */
const listed = async (seller: Caller): Promise<string> => {
  const [firstName, lastName] = TYPED.contact
  const { dataRoom } = await seller.ask(
    `mutation ($t: String!) { createVDR(asset_title: $t) { ... on CreateVDRDone { dataRoom { tier_home_id tier1_id tier2_id } } } }`,
    { t: TYPED.prose[0] },
  )
  const room = dataRoom as Readonly<Record<"tier1_id" | "tier2_id" | "tier_home_id", string>>
  const { asset } = await seller.ask(CREATE, {
    h: room.tier_home_id,
    a: room.tier1_id,
    b: room.tier2_id,
    m: mainInfo(),
    c: [{ firstName, lastName, emailAddress: "ann@example.com", companyName: firstName, jobTitle: lastName }],
  })
  const { id } = asset as { readonly id: string }
  await seller.ask(EDIT, {
    id,
    n: noteOverview(),
    p: { units: 10, propertyCondition: TYPED.term[1], feeLeasehold: TYPED.term[0], noi: TYPED.amount[0] },
    i: [TYPED.picture[0]],
    v: [{ field: "estCollateralValue", note: TYPED.provenance[0] }],
    // The zip code is of no state.
    w: [{ warning: "zipAgainstState", values: `${JSON.stringify(TYPED.address[0])}, "TX"` }],
  })
  return id
}

/** What a browser reports of itself, as any guest may. */
const reports = async (request: APIRequestContext): Promise<void> => {
  const stream = `${new Date().toISOString().slice(0, 10)}/${crypto.randomUUID()}`
  const ask = (query: string, variables: object) => request.post("/graphql", { data: { query, variables } })
  await ask(`mutation ($s: String!) { createLogStream(logStreamName: $s) { __typename } }`, { s: stream })
  await ask(
    `mutation ($s: String!, $e: [LogEventInput!]!) { putLogEvents(logStreamName: $s, logEvents: $e) { __typename } }`,
    { s: stream, e: [{ timestamp: Date.now(), message: TYPED.report[0] }] },
  )
}

export interface HostileMarket {
  /** Of the newcomer whose profile is hostile. */
  readonly email: string
  readonly listing: string
}

/** Goes through the API into each kind of field that there is: a newcomer, a listing, one offer with notes and one declined. */
export const hostileMarket = async (request: APIRequestContext): Promise<HostileMarket> => {
  const email = `vic.${Date.now()}@example.com`
  await declined(request, email)
  await reports(request)
  const seller = await callerAs(request, SELLER)
  const admin = await callerAs(request, ADMIN)
  const buyer = await callerAs(request, BUYER)
  const listing = await listed(seller)
  const { asset } = await seller.ask(
    `mutation ($id: ID!) { requestAssetPublish(id: $id) { ... on AssetDone { asset { version status } } ${REFUSED} } }`,
    { id: listing },
  )
  const { status, version } = asset as { readonly status: string; readonly version: number }
  if (status !== "Published")
    await admin.ask(
      `mutation ($id: ID!, $v: Int!) { approveAsset(id: $id, version: $v) { ... on AssetDone { asset { id } } ${REFUSED} } }`,
      { id: listing, v: version },
    )
  const offer = await offered(buyer, listing, TYPED.prose[1])
  await seller.ask(
    `mutation ($id: ID!, $r: String!) { declineOffer(id: $id, declineReason: $r) { __typename ${REFUSED} } }`,
    {
      id: offer,
      r: TYPED.prose[2],
    },
  )
  await offered(buyer, listing, TYPED.prose[0])
  return { email, listing }
}

const offered = async ({ ask }: Caller, id: string, notes: string): Promise<string> => {
  const { offer } = await ask(
    `mutation ($a: [OfferAssetInput!]!, $n: String) {
      createOffer(assets: $a, bidPrice: "7000000.00", earnestMoneyDeposit: "0", closing: 30, dueDiligencePeriod: 30, notes: $n) {
        ... on OfferDone { offer { id } } ${REFUSED} } }`,
    { a: [{ id, bidAllocation: usd("7000000.00") }], n: notes },
  )
  const made = offer as { readonly id: string }
  await ask(`mutation ($id: ID!) { publishOffer(id: $id) { __typename ${REFUSED} } }`, { id: made.id })
  return made.id
}
