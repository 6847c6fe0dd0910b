import { describe, expect, it } from "vitest"
import { aListing, anOffer, bid, onAsset, onOffer } from "../testing/listings.ts"
import { testMarket } from "../testing/market.ts"
import { asBuyer, asSeller } from "../testing/people.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const rival = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())

const OFFER = `query ($id: ID!) { getOffer(id: $id) {
  id type status bidPrice earnestMoneyDeposit dueDiligencePeriod closing notes assets { id bidAllocation { amount currency } } declineReason } }`
const offerAt = (id: string) => market.does(buyer, OFFER, { id })
const CREATE = `mutation ($assets: [OfferAssetInput!]!, $bidPrice: Decimal!) {
  createOffer(assets: $assets, bidPrice: $bidPrice, closing: 45, dueDiligencePeriod: 20, earnestMoneyDeposit: "50000", notes: "Cash, no contingencies") {
    __typename ... on OfferDone { offer { id } } ... on Refusal { code } } }`
const EDIT = `mutation ($id: ID!, $assets: [OfferAssetInput!]!, $bidPrice: Decimal!) {
  editOffer(id: $id, assets: $assets, bidPrice: $bidPrice, closing: 60, dueDiligencePeriod: 10, earnestMoneyDeposit: "0", notes: "Higher") {
    __typename ... on OfferDone { offer { id } } ... on Refusal { code } } }`
const usd = (amount: string) => ({ amount, currency: "USD" })
const idIn = (answer: Readonly<Record<string, unknown>>): string => (answer["offer"] as { readonly id: string }).id
const drafted = async () => {
  const { id } = await aListing(market, seller, admin)
  const assets = [{ id, bidAllocation: usd("9000000.00") }]
  return { asset: id, offer: idIn(await market.does(buyer, CREATE, { assets, bidPrice: "9000000" })) }
}

describe("a buyer", async () => {
  it("creates an offer from assets, price, periods, earnest money and notes (BUY-283)", async () => {
    const { asset, offer } = await drafted()
    expect(await offerAt(offer)).toMatchObject({
      status: "Draft",
      type: "SingleBid",
      bidPrice: "9000000.00",
      earnestMoneyDeposit: "50000.00",
      dueDiligencePeriod: 20,
      closing: 45,
      notes: "Cash, no contingencies",
      assets: [{ id: asset, bidAllocation: { amount: "9000000.00", currency: "USD" } }],
    })
  })

  it("edits an offer by its id (BUY-284)", async () => {
    const { asset, offer } = await drafted()
    const assets = [{ id: asset, bidAllocation: usd("9500000") }]
    expect(idIn(await market.does(buyer, EDIT, { id: offer, assets, bidPrice: "9500000" }))).toBe(offer)
    expect(await offerAt(offer)).toMatchObject({
      bidPrice: "9500000.00",
      earnestMoneyDeposit: "0.00",
      dueDiligencePeriod: 10,
      closing: 60,
      notes: "Higher",
    })
  })

  it("publishes an offer by its id (BUY-287)", async () => {
    const { offer } = await drafted()
    expect(await onOffer(market, buyer, "publishOffer", offer)).toEqual({ id: offer, status: "Published" })
  })

  it("withdraws an offer by its id (BUY-288, BUY-244)", async () => {
    const { offer } = await drafted()
    expect(await onOffer(market, rival, "withdrawOffer", offer)).toMatchObject({ code: "OfferNotFound" })
    expect(await onOffer(market, buyer, "withdrawOffer", offer)).toEqual({ id: offer, status: "Withdrawn" })
    expect(await offerAt(offer)).toMatchObject({ status: "Withdrawn" })
  })

  it("reads an offer by its id (BUY-296)", async () => {
    const { offer } = await drafted()
    expect(await offerAt(offer)).toMatchObject({ id: offer })
    const { body } = await market.ask(rival, OFFER, { id: offer })
    expect(body.errors?.[0]?.extensions["code"]).toBe("OfferNotFound")
  })

  const many = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
  const search = (more: string) =>
    market.does(many, `query { searchOffersByUser${more} { total offers { id status } } }`)

  it("counts the own offers by a page of ten from the first one where no size is named (BUY-293, ACC-654)", async () => {
    const listings = await Promise.all(Array.from({ length: 11 }, () => aListing(market, seller, admin)))
    for (const { id } of listings) await bid(market, many, id, "1000000")
    const page = await search("")
    expect([page["total"], (page["offers"] as ReadonlyArray<unknown>).length]).toEqual([11, 10])
    expect(await search("(size: 10, offset: 0)")).toEqual(page)
  })

  it("lists the own offers by status and type, and counts them (ACC-430, BUY-292)", async () => {
    expect(await search("(status: [Published])")).toEqual({ total: 0, offers: [] })
    expect(await search("(status: [Draft], type: [MultipleBid])")).toEqual({ total: 0, offers: [] })
    const rest = await search("(status: [Draft], type: [SingleBid], size: 4, offset: 8)")
    expect([rest["total"], (rest["offers"] as ReadonlyArray<unknown>).length]).toEqual([11, 3])
  })
})

describe("a seller", () => {
  const offered = async () => {
    const { id } = await aListing(market, seller, admin)
    return { asset: id, mine: await anOffer(market, buyer, id, "9000000.00") }
  }

  it("lists the offers on an own asset (BUY-297)", async () => {
    const { asset, mine } = await offered()
    const other = await anOffer(market, rival, asset, "8000000.00")
    const list = `query ($id: ID!) { listOffersForAsset(id: $id) { id } }`
    const { body } = await market.ask(seller, list, { id: asset })
    expect(body.data?.["listOffersForAsset"]).toHaveLength(2)
    expect(body.data?.["listOffersForAsset"]).toEqual(expect.arrayContaining([{ id: mine }, { id: other }]))
  })

  it("selects an offer for best and final by its id (BUY-290)", async () => {
    const { asset, mine } = await offered()
    expect(await onAsset(market, seller, "closeCallForOffers", asset)).toMatchObject({
      status: "UnderSelection.CallForOffers",
    })
    expect(await onOffer(market, seller, "selectForBestAndFinal", mine)).toEqual({ id: mine, status: "BestAndFinal" })
  })

  it("selects a winner by the offer's id (BUY-289, BUY-250)", async () => {
    const { asset, mine } = await offered()
    await onAsset(market, seller, "closeCallForOffers", asset)
    expect(await onOffer(market, seller, "selectWinner", mine)).toEqual({ id: mine, status: "Successful" })
    const inClosing = `{ searchClosingInProgressOffersBuyer { total offers { id } } }`
    const { offers } = (await market.does(buyer, inClosing)) as { readonly offers: ReadonlyArray<object> }
    expect(offers).toContainEqual({ id: mine })
  })

  it("declines an offer by its id, with a reason (BUY-291, BUY-251)", async () => {
    const { mine } = await offered()
    const declined = (reason: string) => onOffer(market, seller, "declineOffer", mine, `declineReason: "${reason}"`)
    expect(await declined(" ")).toMatchObject({ code: "DeclineReasonRequired" })
    expect(await declined("Too low")).toEqual({ id: mine, status: "Declined" })
    expect(await offerAt(mine)).toMatchObject({ declineReason: "Too low" })
  })
})

it("an administrator reactivates a canceled offer by its id (BUY-309)", async () => {
  const { id } = await aListing(market, seller, admin)
  const offer = await anOffer(market, buyer, id, "9000000.00")
  expect(await onOffer(market, admin, "cancelOffer", offer, `reason: "By mistake"`)).toMatchObject({
    status: "Canceled",
  })
  expect(await onOffer(market, admin, "reactivateOffer", offer)).toEqual({ id: offer, status: "Published" })
})
