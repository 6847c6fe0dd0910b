import { isLeafType, getNamedType, type GraphQLObjectType } from "graphql"
import { describe, expect, it } from "vitest"
import { readSchema } from "../http/index.ts"
import { asBuyer, asSeller, type Person, testMarket } from "../testing/index.ts"
import { aDraft, aListing, anOffer, onAsset, onOffer } from "../testing/listings.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const otherSeller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const rival = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())

const fieldsOf = (type: string) =>
  Object.values((readSchema().getType(type) as GraphQLObjectType).getFields()).map(({ name, type: of }) =>
    isLeafType(getNamedType(of)) ? name : `${name} { __typename }`,
  )
const ASSET = fieldsOf("Asset").join(" ")
const OFFER = fieldsOf("Offer").join(" ")
const hiddenIn = (value: Readonly<Record<string, unknown>>, fields: ReadonlyArray<string>) =>
  fields.filter((name) => value[name] === null)
const PRIVATE = [
  "version",
  "registrationStatus",
  "statusComment",
  "dueDiligenceVisited",
  "legal",
  "contacts",
  "hold",
  "winnerOfferId",
  "numberOfActiveOffers",
  "numberOfOffers",
]

describe("who sees which field", () => {
  it("keeps an asset's counters, winner, comment and advisors to its first owner and administrators", async () => {
    const { id } = await aListing(market, seller, admin)
    const offer = await anOffer(market, buyer, id, "9000000.00")
    await onAsset(market, seller, "closeCallForOffers", id)
    await onOffer(market, seller, "selectWinner", offer)
    const seenBy = (who: Person | null) =>
      market.does(who, `query ($id: ID!) { getAsset(id: $id) { ${ASSET} } }`, { id })
    for (const stranger of [null, rival, buyer, otherSeller])
      expect(hiddenIn(await seenBy(stranger), PRIVATE)).toEqual(PRIVATE)
    for (const owner of [seller, admin])
      expect(hiddenIn(await seenBy(owner), PRIVATE)).toEqual(["registrationStatus", "statusComment", "hold"])
    expect([(await seenBy(seller))["isOwner"], (await seenBy(admin))["isOwner"]]).toEqual([true, false])
  })

  it("keeps the seller's notes and the buyer's own name from the buyer, and an offer from everybody else", async () => {
    const { id } = await aListing(market, seller, admin)
    const offer = await anOffer(market, buyer, id, "9000000.00")
    const seenBy = (who: Person | null) =>
      market.ask(who, `query ($id: ID!) { getOffer(id: $id) { ${OFFER} } }`, { id: offer })
    const parties = ["buyerName", "sellerNotes"]
    expect(hiddenIn((await seenBy(buyer)).body.data?.["getOffer"] as Record<string, unknown>, parties)).toEqual(parties)
    expect((await seenBy(seller)).body.data?.["getOffer"]).toMatchObject({ buyerName: "Robin Reyes", sellerNotes: "" })
    for (const stranger of [rival, otherSeller])
      expect((await seenBy(stranger)).body).toMatchObject({ errors: [{ extensions: { code: "OfferNotFound" } }] })
  })

  it("shows a draft to nobody but its owner, administrators and those with an offer on it", async () => {
    const { id } = await aListing(market, seller, admin)
    await anOffer(market, buyer, id, "9000000.00")
    await onAsset(market, seller, "withdrawListing", id)
    const seenBy = async (who: Person | null) =>
      (await market.ask(who, `query ($id: ID!) { getAsset(id: $id) { status } }`, { id })).body
    for (const party of [seller, admin, buyer])
      expect(await seenBy(party)).toEqual({ data: { getAsset: { status: "NoLongerListedForSale" } } })
    const unknown = await market.ask(null, `{ getAsset(id: "00000000-0000-4000-8000-00000000dead") { status } }`)
    for (const stranger of [null, rival, otherSeller]) expect(await seenBy(stranger)).toEqual(unknown.body)
  })

  it("counts and finds for a search only what the searcher may see", async () => {
    await aDraft(market, otherSeller)
    const found = async (who: Person | null, filter: string) =>
      (await market.does(who, `{ searchAssets(${filter}) { total } }`))["total"]
    expect(await found(otherSeller, "mine: true")).toBe(1)
    expect(await found(otherSeller, 'status: ["Draft"]')).toBe(0)
    expect(await found(null, "mine: true")).toBe(0)
    expect(await found(null, 'status: ["Draft", "NoLongerListedForSale"]')).toBe(0)
    expect(await found(admin, 'status: ["Draft", "NoLongerListedForSale"]')).toBe(2)
  })

  it("counts to a seller the own assets, in every status but Deleted, and nobody else's (ACC-423)", async () => {
    const owner = await market.person(["Sellers", "VerifiedUsers"], asSeller)
    const [draft, gone] = [await aDraft(market, owner), await aDraft(market, owner)]
    const listed = await aListing(market, owner, admin)
    await aListing(market, seller, admin)
    const counted = async (who: Person, filter: string) => {
      const { assets, total } = await market.does(who, `{ searchAssets(mine: true ${filter}) { total assets { id } } }`)
      return [total, (assets as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id).toSorted()]
    }
    expect(await counted(owner, "")).toEqual([3, [draft.id, gone.id, listed.id].toSorted()])
    expect(await counted(owner, 'status: ["Draft"]')).toEqual([2, [draft.id, gone.id].toSorted()])
    expect(await counted(owner, 'status: ["Published"]')).toEqual([1, [listed.id]])
    expect(await counted(owner, "size: 1, offset: 3")).toEqual([3, []])
    expect(await counted(admin, "")).toEqual([0, []])
    expect(await counted(buyer, 'status: ["Published"]')).toEqual([0, []])
  })

  it("puts an administrator's look at what is private to others on the record", async () => {
    const { id } = await aListing(market, seller, admin)
    const offer = await anOffer(market, buyer, id, "9000000.00")
    const reads = () =>
      market.db
        .selectFrom("events")
        .select(["subject", "actor"])
        .where("type", "=", "PrivateDataRead")
        .where("subject", "in", [id, offer])
        .orderBy("subject")
        .execute()
    await market.does(admin, `query ($id: ID!) { getAsset(id: $id) { id } }`, { id })
    await market.does(admin, `query ($id: ID!) { getOffer(id: $id) { id } }`, { id: offer })
    await market.does(admin, `query ($id: ID!) { listOffersForAsset(id: $id) { id } }`, { id })
    expect(await reads()).toEqual([id, offer, id].toSorted().map((subject) => ({ subject, actor: admin.id })))
    const before = await reads()
    await market.does(seller, `query ($id: ID!) { getAsset(id: $id) { id } }`, { id })
    await market.does(buyer, `query ($id: ID!) { getOffer(id: $id) { id } }`, { id: offer })
    expect(await reads()).toEqual(before)
  })

  it("finds people for an administrator, and puts on the record whom it showed, the finder apart (ACC-438)", async () => {
    const finder = await market.person(["Admins", "VerifiedUsers"])
    const shown = () =>
      market.db
        .selectFrom("events")
        .select("subject")
        .where("type", "=", "PrivateDataRead")
        .where("actor", "=", finder.id)
        .execute()
    const found = async (filter: string) => {
      const { profiles, total } = await market.does(finder, `{ searchUsers(${filter}) { total profiles { id } } }`)
      return [total, (profiles as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id)]
    }
    expect(await found(`query: "${finder.email.toUpperCase()}"`)).toEqual([1, [finder.id]])
    expect(await shown()).toEqual([])
    expect(await found(`query: "${rival.email}", roles: [ApprovedBuyers]`)).toEqual([1, [rival.id]])
    expect(await shown()).toEqual([{ subject: rival.id }])
    expect(await found(`query: "${rival.email}", roles: [Sellers]`)).toEqual([0, []])
    const { body } = await market.ask(buyer, `{ searchUsers { total } }`)
    expect(body.errors?.[0]?.extensions?.["code"]).toBe("RoleMissing")
  })

  it("tells a blocked seller whom to write to", async () => {
    const blocked = await market.person(["Sellers", "VerifiedUsers"], asSeller)
    const { id } = await aDraft(market, blocked)
    await market.does(admin, `mutation ($id: ID!) { revokeSellerProfile(id: $id, comment: "") { __typename } }`, {
      id: blocked.id,
    })
    const ask = `mutation ($id: ID!) { requestAssetPublish(id: $id) { ... on Refusal { code message } } }`
    expect(await market.does(blocked, ask, { id })).toEqual({
      code: "SellerRevoked",
      message:
        "Your access is blocked by administrator. Check your email for more information or contact us via help@market.example.",
    })
  })
})

describe("whose an asset is", () => {
  it("tells of which assets the seller is the same to whoever is signed in, and a guest nothing", async () => {
    const listed = [await aListing(market, seller, admin), await aListing(market, otherSeller, admin)]
    const sellersFor = (who: Person | null) =>
      Promise.all(
        listed.map(
          async ({ id }) =>
            (await market.does(who, `query ($id: ID!) { getAsset(id: $id) { sellerId } }`, { id }))["sellerId"],
        ),
      )
    expect(await sellersFor(null)).toEqual([null, null])
    for (const who of [buyer, seller, admin]) expect(await sellersFor(who)).toEqual([seller.id, otherSeller.id])
  })
})
