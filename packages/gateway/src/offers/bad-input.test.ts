import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { asBuyer, asSeller, complete, type Person, testMarket } from "../testing/index.ts"
import { aDraft, aListing, anOffer, bid, onAsset, onOffer } from "../testing/listings.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "ApprovedBuyers", "VerifiedUsers"], (profile) =>
  asSeller(asBuyer()(profile)),
)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const UNKNOWN = "00000000-0000-4000-8000-00000000dead"
let id = ""
beforeEach(async () => {
  ;({ id } = await aListing(market, seller, admin))
})

/** Rows of everything that an offer writes. */
const written = async (): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from offers) + (select count(*) from events) + (select count(*) from outbox) as total`.execute(
    market.db,
  )
  return rows[0]?.total ?? 0
}
const codeIn = ({ body }: Awaited<ReturnType<typeof bid>>) =>
  body.errors?.[0]?.extensions["code"] ?? (body.data?.["createOffer"] as { code?: string } | null)?.code
const refusedWith = async (who: Person | null, asset: string, price: string, terms?: object) => {
  const before = await written()
  const answer = await bid(market, who, asset, price, terms)
  expect(await written()).toBe(before)
  return codeIn(answer)
}

describe("an offer that must not be", () => {
  it.each([
    ["0", "BidPriceOutOfBounds"],
    ["-1", "BAD_USER_INPUT"],
    ["1e30", "BAD_USER_INPUT"],
    ["1000000.001", "BAD_USER_INPUT"],
    ["NaN", "BAD_USER_INPUT"],
    ["99999999999999.00", "BAD_USER_INPUT"],
    ["100000000.01", "BidPriceOutOfBounds"],
  ])("of $%s is refused as %s, and nothing is written", async (price, code) => {
    expect(await refusedWith(buyer, id, price)).toBe(code)
  })

  it.each([
    [{ closing: 0 }, "ClosingOutOfBounds"],
    [{ closing: 366 }, "ClosingOutOfBounds"],
    [{ dueDiligencePeriod: -1 }, "DueDiligenceOutOfBounds"],
    [{ dueDiligencePeriod: 366 }, "DueDiligenceOutOfBounds"],
    [{ closing: 1.5 }, "BAD_USER_INPUT"],
    [{ earnestMoneyDeposit: "9000000.01" }, "EarnestMoneyOutOfBounds"],
    [{ bidPrice: "8999999.99" }, "AllocationMismatch"],
    [{ assets: [] }, "BundleInvalid"],
    [{ notes: "x".repeat(5_001) }, "BAD_USER_INPUT"],
  ])("with %o is refused as %s", async (terms, code) => {
    expect(await refusedWith(buyer, id, "9000000.00", terms)).toBe(code)
  })

  it("in another currency is refused", async () => {
    const assets = [{ id, bidAllocation: { amount: "9000000.00", currency: "EUR" } }]
    expect(await refusedWith(buyer, id, "9000000.00", { assets })).toBe("BAD_USER_INPUT")
  })

  it("on one's own asset is refused", async () => {
    expect(await refusedWith(seller, id, "9000000.00")).toBe("OwnAsset")
  })

  it("on a Draft is refused as if it were not there", async () => {
    const draft = await aDraft(market, seller)
    expect(await refusedWith(buyer, draft.id, "9000000.00")).toBe("AssetNotFound")
    expect(await refusedWith(buyer, UNKNOWN, "9000000.00")).toBe("AssetNotFound")
    expect(await refusedWith(buyer, "1; drop table offers", "9000000.00")).toBe("BAD_USER_INPUT")
  })

  it("beside an active one is refused; over an own draft it is the same one", async () => {
    const first = await bid(market, buyer, id, "9000000.00")
    const again = await bid(market, buyer, id, "9100000.00")
    const offers = [first, again].map(
      ({ body }) => (body.data?.["createOffer"] as { offer?: { id: string } } | undefined)?.offer,
    )
    expect(offers[1]).toEqual({ id: offers[0]?.id, status: "Draft", bidPrice: "9100000.00" })
    await onOffer(market, buyer, "publishOffer", offers[0]?.id ?? "")
    expect(await refusedWith(buyer, id, "9200000.00")).toBe("OfferAlreadyActive")
  })

  it("after the call closed is refused", async () => {
    const rival = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
    await anOffer(market, rival, id, "8000000.00")
    await onAsset(market, seller, "closeCallForOffers", id)
    expect(await refusedWith(buyer, id, "9000000.00")).toBe("AssetClosedToOffers")
  })

  it("by a buyer whose funds are not there, ran out, or are under review is refused with the specification's numbers", async () => {
    const without = await market.person(["ApprovedBuyers", "VerifiedUsers"], complete)
    const expired = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer(90))
    const justInTime = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer(89))
    const reviewed = await market.person(["ApprovedBuyers", "VerifiedUsers"], (profile) => ({
      ...complete(profile),
      buyerUnderReview: true,
    }))
    const unverified = await market.person(["ApprovedBuyers"], asBuyer())
    const answers = []
    for (const who of [without, expired, reviewed, unverified])
      answers.push((await bid(market, who, id, "9000000.00")).body.data?.["createOffer"])
    expect(answers).toMatchObject([
      { code: "FundsMissing", errorType: "4012", message: "Buyer without funds approval can`t create" },
      { code: "FundsExpired", errorType: "4011", message: "Buyer with expired funds approval can`t create offer" },
      { code: "BuyerUnderReview" },
      { code: "EmailNotVerified" },
    ])
    expect((await bid(market, justInTime, id, "9000000.00")).body.data?.["createOffer"]).toMatchObject({
      __typename: "OfferDone",
    })
  })

  it("by somebody without the role raises the specification's error, and a guest is asked to sign in", async () => {
    const restricted = await market.person(["RestrictedBuyers", "VerifiedUsers"], asBuyer())
    const { body } = await bid(market, restricted, id, "9000000.00")
    expect(body.errors?.[0]?.message).toBe("Not Authorized to access createOffer on type Mutation")
    expect(await refusedWith(null, id, "9000000.00")).toBe("SignInRequired")
  })

  it("of two assets of different sellers is refused", async () => {
    const other = await market.person(["Sellers", "VerifiedUsers"], asSeller)
    const foreign = await aListing(market, other, admin)
    const share = { amount: "4500000.00", currency: "USD" }
    const assets = [id, foreign.id].map((asset) => ({ id: asset, bidAllocation: share }))
    expect(await refusedWith(buyer, id, "9000000.00", { assets })).toBe("BundleInvalid")
  })
})

describe("two at once", () => {
  it("cannot both win: one is chosen, the other is told", async () => {
    const rival = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
    const offers = [await anOffer(market, buyer, id, "9000000.00"), await anOffer(market, rival, id, "8000000.00")]
    await onAsset(market, seller, "closeCallForOffers", id)
    const answers = await Promise.all(offers.map((offer) => onOffer(market, seller, "selectWinner", offer)))
    expect(answers.filter((answer) => "status" in answer)).toHaveLength(1)
    expect(
      await market.db
        .selectFrom("offerAssets")
        .select("offerId")
        .where("assetId", "=", id)
        .where("status", "=", "Successful")
        .execute(),
    ).toHaveLength(1)
  })

  it("from one buyer become one draft", async () => {
    await Promise.all(["9000000.00", "9100000.00", "9200000.00"].map((price) => bid(market, buyer, id, price)))
    const mine = await market.db
      .selectFrom("offers")
      .select("id")
      .where("buyer", "=", buyer.id)
      .where("assetSet", "=", id)
      .execute()
    expect(mine).toHaveLength(1)
  })

  it("cannot be written as winners past every rule either", async () => {
    const offers = [
      await anOffer(market, buyer, id, "9000000.00"),
      await anOffer(market, await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer()), id, "8000000.00"),
    ]
    const win = (offer: string | undefined) =>
      market.db
        .updateTable("offerAssets")
        .set({ status: "Successful" })
        .where("offerId", "=", offer ?? "")
        .execute()
    await win(offers[0])
    await expect(win(offers[1])).rejects.toThrow("offer_assets_one_winner")
  })
})
