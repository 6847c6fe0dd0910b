import type { LiveEvent } from "@xl/core/kernel"
import { AssetId, must, OfferId, RoleRequestId } from "@xl/core/shared"
import { Effect } from "effect"
import { WebSocket } from "ws"
import { createClient } from "graphql-ws"
import { afterAll, describe, expect, it } from "vitest"
import { inTransaction } from "../database/index.ts"
import { publish } from "../live/index.ts"
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

const BELL = "00000000-0000-4000-8000-0000000000be"
const BELL_ROLE = "RestrictedBuyers"
const bellOfRequests = { topic: "roleRequest", id: must(RoleRequestId, BELL), type: "Sellers" } as const
/** What everybody hears under a field, whoever they are. */
const BELLS = {
  subscribeToAssetChanges: { topic: "asset", id: must(AssetId, BELL), status: "Published", by: "Bot" },
  subscribeToAssetViews: { topic: "assetView", id: must(AssetId, BELL) },
  subscribeToDeclineBuyerRequest: { ...bellOfRequests, status: "Declined" },
  subscribeToOfferChanges: {
    topic: "offer",
    id: must(OfferId, BELL),
    assetId: must(AssetId, BELL),
    status: "Published",
    by: "Bot",
  },
  subscribeToRoleAssign: { topic: "roleAssigned", role: BELL_ROLE },
  subscribeToRoleChange: { ...bellOfRequests, status: "Approved" },
  subscribeToRoleRemove: { topic: "roleRemoved", role: BELL_ROLE },
} as const satisfies { readonly [field: string]: LiveEvent }
type Field = keyof typeof BELLS

type Told = Readonly<Record<string, unknown>>
interface Line {
  readonly who: Person | null
  readonly heard: Array<Told>
  rings: number
}
const lines: Array<Line> = []
const clients: Array<{ readonly dispose: () => void | Promise<void> }> = []
afterAll(async () => {
  for (const client of clients) await client.dispose()
})

const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 2_000 && !isSo(); tries++) await new Promise((wake) => setTimeout(wake, 10))
  expect(isSo()).toBe(true)
}

/** Everything that somebody hears under a field from now on; bells are counted apart. */
const listen = async (who: Person | null, field: Field, fields: string): Promise<ReadonlyArray<Told>> => {
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: who ? { authorization: `Bearer ${who.id}` } : {},
  })
  clients.push(client)
  const line: Line = { who, heard: [], rings: 0 }
  const take = ({ what, ...told }: Told) => {
    if (what === BELL || what === BELL_ROLE) line.rings += 1
    else line.heard.push(told)
  }
  const before = market.hub.subscribers()
  client.subscribe<Readonly<Record<string, Told>>>(
    { query: `subscription { ${field} { ${fields} what: ${"id" in BELLS[field] ? "id" : "role"} } }` },
    {
      next: ({ data, errors }) => take(data?.[field] ?? { errors }),
      error: (reason) => take({ reason }),
      complete: () => undefined,
    },
  )
  await until(() => market.hub.subscribers() > before)
  lines.push(line)
  return line.heard
}
/** One after the other, so that each is known to listen. */
const listenAll = async (
  ...all: ReadonlyArray<readonly [Person | null, Field, string]>
): Promise<ReadonlyArray<ReadonlyArray<Told>>> => {
  const heard: Array<ReadonlyArray<Told>> = []
  for (const one of all) heard.push(await listen(...one))
  return heard
}

/** Until everybody but one has heard all that was told so far: the bell comes after it, on the same line. Who was told nothing by then is told nothing. */
const allHeard = async (but?: Person) => {
  const asked = lines.filter(({ who }) => but === undefined || who !== but)
  const before = asked.map(({ rings }) => rings)
  const audience = { everyone: true, users: [seller, admin, buyer, rival, applicant].map(({ id }) => id) }
  const bells = Object.values(BELLS).map((event) => ({ tag: "live", audience, event }) as const)
  await Effect.runPromise(inTransaction(market.db, (transaction) => publish(transaction, bells)))
  await until(() => asked.every(({ rings }, at) => rings > (before[at] ?? 0)))
}

describe("live updates", () => {
  it("tell each person of the offers that are his, and nobody of a rival's (BUY-149, BUY-150, BUY-151)", async () => {
    const { id } = await aListing(market, seller, admin)
    const [hers, his, sellers, admins] = await listenAll(
      ...[buyer, rival, seller, admin].map((who) => [who, "subscribeToOfferChanges", "id assetId status by"] as const),
    )
    const mine = await anOffer(market, buyer, id, "9000000.00")
    await onOffer(market, seller, "declineOffer", mine, `declineReason: "Too low"`)
    await allHeard()
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
    await allHeard()
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
    await allHeard()
    const change = { id: offer, assetId: id, status: "Published", by: "Buyer" }
    expect(heard).toEqual([change, change])
  })

  it("tell everybody of public assets, and of a draft its owner and administrators alone (SEL-175, SEL-178, SEL-417)", async () => {
    const [guests, owners, strangers] = await listenAll(
      ...[null, seller, buyer].map((who) => [who, "subscribeToAssetChanges", "id status by"] as const),
    )
    const { id } = await aListing(market, seller, admin)
    await onAsset(market, seller, "holdAsset", id)
    await allHeard()
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
    await allHeard()
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
    await allHeard()
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
    await allHeard()
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
    await market.does(admin, `mutation ($id: ID!) { addAdmin(id: $id) { __typename } }`, { id: rival.id })
    await allHeard()
    expect([gained, lost, admins]).toEqual([[{ role: "Admins" }], [], []])
    await market.does(admin, `mutation ($id: ID!) { removeBuyerRole(id: $id) { __typename } }`, { id: rival.id })
    await until(() => (lost?.length ?? 0) > 0)
    await allHeard(rival) // whose lines end now
    expect([gained, lost, admins]).toEqual([[{ role: "Admins" }], [{ role: "ApprovedBuyers" }], []])
  })
})
