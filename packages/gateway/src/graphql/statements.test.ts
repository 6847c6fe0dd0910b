import { sentValuation } from "@xl/testkit/valuation"
import { describe, expect, it, vi } from "vitest"
import { asBuyer, asSeller, type Person, testMarket } from "../testing/index.ts"
import { aDraft, aListing, anOffer, bid } from "../testing/listings.ts"
import { putRoom } from "../testing/room-rows.ts"
import { putAsset } from "../testing/rows.ts"
import { putValuations } from "../testing/valuations.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const rival = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const { id } = await aListing(market, seller, admin)
const draft = await aDraft(market, seller)
const offer = await anOffer(market, rival, id, "8000000.00")
const userInput = sentValuation()
const valuation = { id: await putValuations(market.db, seller.id, await putAsset(market.db, seller.id)) }
const room = await putRoom(market.db, seller.id)

const CALCULATE = `mutation ($userInput: ValuationInput!) { getCalculatorResponse(userInput: $userInput) {
  ... on CalculatorResponse { calculatorResult { value } } } }`
const EDIT = `mutation ($id: ID!, $userInput: ValuationInput!) {
  editValuation(id: $id, userInput: $userInput) { ... on ValuationDone { valuation { id } } } }`
const CONVERT = `mutation ($id: ID!, $tier1_id: ID!, $tier2_id: ID!, $tier_home_id: ID!) {
  convertValuationToAsset(id: $id, tier1_id: $tier1_id, tier2_id: $tier2_id, tier_home_id: $tier_home_id) {
    ... on AssetDone { asset { id } } } }`

/** Statements of one call; of a signed-in caller's, one reads the roles. */
const statementsOf = async (call: () => Promise<unknown>): Promise<number> => {
  const before = market.statements()
  await call()
  return market.statements() - before
}
const asked =
  (who: Person | null, document: string, variables = {}) =>
  () =>
    market.does(who, document, variables)

describe("the number of SQL statements", () => {
  it.each([
    [
      "a guest's search",
      2,
      asked(null, `{ searchAssets(size: 100) { total assets { id name noteOverview { term } } } }`),
    ],
    ["a guest's asset", 1, asked(null, `query ($id: ID!) { getAsset(id: $id) { id } }`, { id })],
    ["a count", 1, asked(null, `{ countAssets { total } }`)],
    [
      "an own draft, with how many keep it",
      4,
      asked(seller, `query ($id: ID!) { getAsset(id: $id) { id } }`, { id: draft.id }),
    ],
    ["own offers", 4, asked(rival, `{ searchOffersByUser { total offers { id assets { title } buyerName } } }`)],
    ["an own offer", 3, asked(rival, `query ($id: ID!) { getOffer(id: $id) { id } }`, { id: offer })],
    [
      "offers on an own asset",
      4,
      asked(seller, `query ($id: ID!) { listOffersForAsset(id: $id) { id buyerName } }`, { id }),
    ],
    ["an own profile", 2, asked(buyer, `{ getUserProfile { id } }`)],
    ["the requests, on the record", 3, asked(admin, `{ searchRequests { total requests { name } } }`)],
    [
      "a deal, on the record",
      13,
      asked(admin, `query ($id: ID!) { getDeal(id: $id) { bidders { email } offers { id } deposits { held } } }`, {
        id,
      }),
    ],
    [
      "a page of a deal's log, on the record",
      10,
      asked(admin, `query ($id: ID!) { dealLog(id: $id) { total isVerified entries { what } } }`, { id }),
    ],
    ["a draft of an offer", 11, () => bid(market, buyer, id, "9000000.00")],
    ["a guest's valuation", 0, asked(null, CALCULATE, { userInput })],
    ["a valuation that is kept", 2, asked(buyer, CALCULATE, { userInput })],
    ["an own valuation", 2, asked(seller, `query ($id: ID!) { getValuation(id: $id) { id } }`, valuation)],
    ["own valuations", 3, asked(seller, `{ getUsersValuations { count valuations { id } } }`)],
    ["a valuation that is edited", 3, asked(seller, EDIT, { ...valuation, userInput })],
    ["a Draft of a valuation", 3, asked(seller, CONVERT, { ...valuation, ...room })],
    [
      "a valuation's end",
      3,
      asked(
        seller,
        `mutation ($id: ID!) { deleteValuation(id: $id) { ... on DeleteValuationDone { id } } }`,
        valuation,
      ),
    ],
  ])("of %s is %i", async (_what, statements, call) => {
    const answered = vi.fn<() => Promise<unknown>>(call)
    expect(await statementsOf(answered)).toBe(statements)
    expect(await answered.mock.results[0]?.value).not.toEqual({})
  })

  it("does not grow with the page, on which an administrator is told the sellers' names and the favorites", async () => {
    for (let count = 0; count < 5; count++) await aListing(market, seller, admin)
    const search = (size: number) =>
      asked(admin, `query ($size: Int) { searchAssets(size: $size) { assets { id isOwner } } }`, { size })
    expect([await statementsOf(search(1)), await statementsOf(search(6))]).toEqual([5, 5])
  })
})
