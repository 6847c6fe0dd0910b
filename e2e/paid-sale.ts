import type { APIRequestContext } from "@playwright/test"
import { type Caller, callerAs } from "./asking.ts"
import { CREATE, EDIT, mainInfo, noteOverview } from "./hostile-market.ts"
import { ADMIN, BUYER, SELLER } from "./people.ts"

const REFUSED = "... on Refusal { code message }"
const usd = (amount: string) => ({ amount, currency: "USD" })

const does = ({ ask }: Caller, field: string, id: string, more = "") =>
  ask(`mutation ($id: ID!) { ${field}(id: $id${more}) { __typename ${REFUSED} } }`, { id })

/** A listing that an administrator has let in. */
export const listed = async (seller: Caller, admin: Caller, title: string): Promise<string> => {
  const { dataRoom } = await seller.ask(
    `mutation ($t: String!) { createVDR(asset_title: $t) { ... on CreateVDRDone { dataRoom { tier_home_id tier1_id tier2_id } } } }`,
    { t: title },
  )
  const room = dataRoom as Readonly<Record<"tier1_id" | "tier2_id" | "tier_home_id", string>>
  const words = { name: title, title, description: "A senior note.", type: "Loan", subtype: [] }
  const { asset } = await seller.ask(CREATE, {
    h: room.tier_home_id,
    a: room.tier1_id,
    b: room.tier2_id,
    m: {
      ...mainInfo(),
      ...words,
      address: { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" },
    },
    c: [{ firstName: "Ana", lastName: "Advisor", emailAddress: "ann@example.com" }],
  })
  const { id } = asset as { readonly id: string }
  await seller.ask(EDIT, {
    id,
    n: { ...noteOverview(), prePaymentLimitations: "None" },
    p: { units: 10 },
    i: ["picture-1"],
    v: [],
  })
  const asked = await seller.ask(
    `mutation ($id: ID!) { requestAssetPublish(id: $id) { ... on AssetDone { asset { version status } } ${REFUSED} } }`,
    { id },
  )
  const { version } = asked["asset"] as { readonly version: number }
  await does(admin, "approveAsset", id, `, version: ${version}`)
  return id
}

/** Connects a bank in the sandbox of the providers, and adds it. */
const bankOf = async (request: APIRequestContext, { ask }: Caller): Promise<void> => {
  const { link } = await ask("mutation { startBankLink { ... on BankLinkStarted { link { token } } } }")
  const answer = await request.post("/bank-connection/sandbox", {
    data: {
      link: (link as { readonly token: string }).token,
      bank: "harbor",
      user: "user_good",
      password: "pass_good",
      account: "checking",
    },
  })
  const { token } = (await answer.json()) as { readonly token: string }
  await ask(
    `mutation ($t: String!) { addBankingInfo(category: Business, federalTaxID: "123456789", plaidPublicToken: $t, plaidAccountId: "checking") {
      __typename ${REFUSED} } }`,
    { t: token },
  )
}

interface OfferedSale {
  readonly asset: string
  readonly offer: string
  readonly title: string
  readonly people: Readonly<Record<"admin" | "buyer" | "seller", Caller>>
}
interface WonSale extends OfferedSale {
  /** An administrator confirms that the sale closed. */
  readonly closes: () => Promise<unknown>
}

/** A listing with one published offer of $7,000,000 and earnest money of $250,000; the seller has a bank. */
export const offeredSale = async (request: APIRequestContext): Promise<OfferedSale> => {
  const [seller, admin, buyer] = await Promise.all([
    callerAs(request, SELLER),
    callerAs(request, ADMIN),
    callerAs(request, BUYER),
  ])
  const title = `Earnest Money Plaza ${Date.now()}`
  const asset = await listed(seller, admin, title)
  await bankOf(request, seller)
  const { offer } = await buyer.ask(
    `mutation ($a: [OfferAssetInput!]!) {
      createOffer(assets: $a, bidPrice: "7000000.00", earnestMoneyDeposit: "250000.00", closing: 30, dueDiligencePeriod: 30) {
        ... on OfferDone { offer { id } } ${REFUSED} } }`,
    { a: [{ id: asset, bidAllocation: usd("7000000.00") }] },
  )
  const { id } = offer as { readonly id: string }
  await does(buyer, "publishOffer", id)
  return { asset, offer: id, title, people: { admin, buyer, seller } }
}

/** The same with the offer selected as winner. */
export const selectedSale = async (request: APIRequestContext): Promise<OfferedSale> => {
  const sale = await offeredSale(request)
  const { asset, offer, people } = sale
  await does(people.seller, "closeCallForOffers", asset)
  await does(people.seller, "selectWinner", offer)
  return sale
}

/** The same with the closing documents accepted by the buyer. */
export const boughtSale = async (request: APIRequestContext): Promise<OfferedSale> => {
  const sale = await selectedSale(request)
  await does(sale.people.buyer, "acceptClosingDocuments", sale.offer)
  return sale
}

/** A sale of which both parties have accepted the documents, its buyer's earnest money of $250,000 not in yet; the seller has a bank. */
export const wonSale = async (request: APIRequestContext): Promise<WonSale> => {
  const sale = await boughtSale(request)
  const { asset, offer, people } = sale
  await does(people.seller, "acceptClosingDocuments", offer)
  return { ...sale, closes: () => does(people.admin, "confirmClosing", asset) }
}
