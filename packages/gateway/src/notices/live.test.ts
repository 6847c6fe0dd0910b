import { WebSocket } from "ws"
import { createClient } from "graphql-ws"
import { afterAll, describe, expect, it } from "vitest"
import { asBuyer, asSeller, complete, type Person, testMarket } from "../testing/index.ts"
import { aListing, anOffer, onAsset, onOffer } from "../testing/listings.ts"
import { putRequest } from "../testing/rows.ts"

const market = await testMarket()
const url = await market.app.listen({ host: "127.0.0.1", port: 0 })
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const rival = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const applicant = await market.person(["VerifiedUsers"], complete)

type Heard = Array<Readonly<Record<string, unknown>>>
const clients: Array<{ readonly dispose: () => void | Promise<void> }> = []
afterAll(async () => {
  for (const client of clients) await client.dispose()
})

/** Everything that somebody hears under a field from now on. */
const listen = async (who: Person | null, field: string, fields: string): Promise<Heard> => {
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: who ? { authorization: `Bearer ${who.id}` } : {},
  })
  clients.push(client)
  const heard: Heard = []
  const before = market.hub.subscribers()
  client.subscribe<Readonly<Record<string, Readonly<Record<string, unknown>>>>>(
    { query: `subscription { ${field} { ${fields} } }` },
    {
      next: ({ data, errors }) => void heard.push(data?.[field] ?? { errors }),
      error: (reason) => void heard.push({ reason }),
      complete: () => undefined,
    },
  )
  for (let tries = 0; tries < 2_000 && market.hub.subscribers() === before; tries++)
    await new Promise((wake) => setTimeout(wake, 10))
  return heard
}
/** One after the other, so that each is known to listen. */
const listenAll = async (
  ...all: ReadonlyArray<readonly [Person | null, string, string]>
): Promise<ReadonlyArray<Heard>> => {
  const heard: Array<Heard> = []
  for (const one of all) heard.push(await listen(...one))
  return heard
}
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 2_000 && !isSo(); tries++) await new Promise((wake) => setTimeout(wake, 10))
}

describe("live updates", () => {
  it("tell each person of the offers that are his, and nobody of a rival's (BUY-149, BUY-150, BUY-151)", async () => {
    const { id } = await aListing(market, seller, admin)
    const [hers, his, sellers, admins] = await listenAll(
      ...[buyer, rival, seller, admin].map((who) => [who, "subscribeToOfferChanges", "id assetId status by"] as const),
    )
    const mine = await anOffer(market, buyer, id, "9000000.00")
    await onOffer(market, seller, "declineOffer", mine, `declineReason: "Too low"`)
    await until(() => (hers?.length ?? 0) >= 3 && (sellers?.length ?? 0) >= 2)
    expect(hers?.map(({ by, status }) => [status, by].join(" "))).toEqual([
      "Draft Buyer",
      "Published Buyer",
      "Declined Seller",
    ])
    expect(hers?.[0]).toEqual({ id: mine, assetId: id, status: "Draft", by: "Buyer" })
    expect(sellers?.map(({ status }) => status)).toEqual(["Published", "Declined"])
    expect(admins?.map(({ status }) => status)).toEqual(["Draft", "Published", "Declined"])
    expect(his).toEqual([])
  })

  it("tell a buyer what the scheduler does to the own offer, as of a listing that is withdrawn (BUY-152)", async () => {
    const { id } = await aListing(market, seller, admin)
    const [hers, his] = await listenAll(
      ...[buyer, rival].map((who) => [who, "subscribeToOfferChanges", "id status by"] as const),
    )
    const mine = await anOffer(market, buyer, id, "9000000.00")
    await onAsset(market, seller, "withdrawListing", id)
    await until(() => hers?.some(({ by }) => by === "Bot") === true)
    expect(hers?.at(-1)).toEqual({ id: mine, status: "Declined", by: "Bot" })
    expect(his).toEqual([])
  })

  it("tell the seller of an offer that its buyer revises (BUY-153, SEL-416)", async () => {
    const { id } = await aListing(market, seller, admin)
    const [heard] = await listenAll([seller, "subscribeToOfferChanges", "id assetId status by"])
    const offer = await anOffer(market, buyer, id, "9000000.00")
    const terms = `assets: [{ id: "${id}", bidAllocation: { amount: "9500000.00", currency: "USD" } }]
      bidPrice: "9500000.00", earnestMoneyDeposit: "0", closing: 30, dueDiligencePeriod: 30`
    await onOffer(market, buyer, "editOffer", offer, terms)
    await until(() => (heard?.length ?? 0) > 1)
    const change = { id: offer, assetId: id, status: "Published", by: "Buyer" }
    expect(heard).toEqual([change, change])
  })

  it("tell everybody of public assets, and of a draft its owner and administrators alone (SEL-175, SEL-178, SEL-417)", async () => {
    const [guests, owners, strangers] = await listenAll(
      ...[null, seller, buyer].map((who) => [who, "subscribeToAssetChanges", "id status by"] as const),
    )
    const { id } = await aListing(market, seller, admin)
    await onAsset(market, seller, "holdAsset", id)
    await until(() => (guests?.length ?? 0) >= 2)
    for (const heard of [guests, strangers])
      expect(heard).toEqual([
        { id, status: "Published", by: "Admin" },
        { id, status: "OnHold.Published", by: "Seller" },
      ])
    expect(owners?.slice(0, 2).map(({ status }) => status)).toEqual(["Draft", "Draft"])
  })

  it("tell the owner of each member who opens the page, without a name, and nobody else (SEL-177, SEL-414, SEL-415)", async () => {
    const { id } = await aListing(market, seller, admin)
    const [owners, admins, viewers] = await listenAll(
      ...[seller, admin, buyer].map((who) => [who, "subscribeToAssetViews", "id"] as const),
    )
    const track = `mutation ($id: ID!) { trackAssetView(asset_id: $id) { __typename } }`
    for (const who of [null, seller, admin, buyer, rival]) await market.does(who, track, { id })
    await until(() => (owners?.length ?? 0) >= 2)
    expect(owners).toEqual([{ id }, { id }])
    expect([admins, viewers]).toEqual([[], []])
  })

  it("tell of the scheduler's moves (SEL-176)", async () => {
    const { id } = await aListing(market, seller, admin)
    await market.does(
      seller,
      `mutation ($id: ID!) { planPeriods(id: $id, callForOffers: { startDate: "2026-11-30", endDate: "2026-12-01" }) { __typename } }`,
      { id },
    )
    const guests = await listen(null, "subscribeToAssetChanges", "id status by")
    market.setTime(2 * 86_400_000)
    await market.tick()
    await until(() => guests.some(({ by }) => by === "Bot"))
    expect(guests.filter(({ by }) => by === "Bot")).toEqual([{ id, status: "CallForOffers", by: "Bot" }])
    market.setTime(0)
  })

  it("tell an applicant of the decision, other applicants nothing, and administrators of new requests (ACC-279, ACC-531, ACC-532)", async () => {
    const [approved, declined, others, admins] = await listenAll(
      [applicant, "subscribeToRoleChange", "id type status"],
      [applicant, "subscribeToDeclineBuyerRequest", "id type status"],
      [rival, "subscribeToRoleChange", "status"],
      [admin, "subscribeToRoleChange", "status"],
    )
    const first = await putRequest(market.db, applicant.id)
    await market.does(admin, `mutation ($id: ID!) { declineRoleRequest(id: $id, reason: "Blurred") { __typename } }`, {
      id: first,
    })
    const second = await putRequest(market.db, applicant.id)
    await market.does(
      admin,
      `mutation ($id: ID!) { approveRoleRequest(id: $id, data: { buyerProfile: { pofSum: "5", approved: true, fundsApprovalDate: "2026-11-28" } }) { __typename } }`,
      { id: second },
    )
    await until(() => (approved?.length ?? 0) > 0 && (declined?.length ?? 0) > 0)
    expect(approved).toEqual([{ id: second, type: "ApprovedBuyers", status: "Approved" }])
    expect(declined).toEqual([{ id: first, type: "ApprovedBuyers", status: "Declined" }])
    expect([others, admins]).toEqual([[], []])
  })

  it("tell a person of roles gained and lost, and nobody else (ACC-533, ACC-534)", async () => {
    const [gained, lost, admins] = await listenAll(
      [rival, "subscribeToRoleAssign", "role"],
      [rival, "subscribeToRoleRemove", "role"],
      [admin, "subscribeToRoleRemove", "role"],
    )
    await market.does(admin, `mutation ($id: ID!) { removeBuyerRole(id: $id) { __typename } }`, { id: rival.id })
    await market.does(admin, `mutation ($id: ID!) { addAdmin(id: $id) { __typename } }`, { id: rival.id })
    await until(() => (gained?.length ?? 0) > 0 && (lost?.length ?? 0) > 0)
    expect([gained, lost, admins]).toEqual([[{ role: "Admins" }], [{ role: "ApprovedBuyers" }], []])
  })
})
