import { anAsset, anAssetId, aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { aTier2Request } from "@xl/testkit/data-room"
import { actorOf, aBuyer, anAdmin, aProfile, aSeller, EXAMPLE_NOW, GUEST, marketInMemory } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { aUuid } from "@xl/testkit/shared"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { AssetStatus } from "../../kernel/statuses.ts"
import type { ManualTransfer, Offer } from "../../offers/model.ts"
import { newProfile } from "../profiles/register-user.ts"
import type { RoleRequest } from "../../roles/model.ts"
import { dayOf, must, RoleRequestId, Tier2RequestId } from "../../shared/index.ts"
import { type Business, deleteAccount, requireNoBusiness } from "./delete-account.ts"

const seller = aSeller()
const buyer = aBuyer()
const paid: ManualTransfer = {
  leg: "fund",
  reference: "wire 7",
  date: dayOf(EXAMPLE_NOW),
  recordedAt: anOffer().creationDate,
}
const funded = { ...anOffer().deposit, transfers: [paid] }
const undecided = { ...anOffer().deposit, decision: "open" as const }

/** What keeps somebody here: listings, offers, deposits; null where nothing does. */
const kept = (id: typeof seller.id, business: Partial<Business>) => {
  const answer = requireNoBusiness(id, { assets: [], offers: [], closed: new Set(), ...business })
  return Result.isFailure(answer) ? [answer.failure.listings, answer.failure.offers, answer.failure.deposits] : null
}

describe("who is kept on the market", () => {
  it("is a seller by each listing that is not at rest", () => {
    const statuses = Object.keys(AssetStatus.keys).map((word) => must(AssetStatus, word))
    const free = statuses.filter((status) => kept(seller.id, { assets: [anAsset({ status })] }) === null)
    expect(free.toSorted()).toEqual([
      "Closed",
      "Deleted",
      "Draft",
      "ListingExpired",
      "NoLongerListedForSale",
      "Revoked",
    ])
    expect(kept(seller.id, { assets: [anAsset(), aPublishedAsset(), aPublishedAsset()] })).toEqual([2, 0, 0])
  })

  it("is a buyer by each own offer that is active, or won what is not closed yet", () => {
    const by = (offer: Partial<Offer>, closed: Business["closed"] = new Set()) =>
      kept(buyer.id, { offers: [anOffer(offer)], closed })
    expect(by({})).toEqual([0, 1, 0])
    expect(by({ status: "Successful" })).toEqual([0, 1, 0])
    expect(by({ status: "Successful" }, new Set([anAssetId(1)]))).toBeNull()
    expect(by({ status: "Successful", assets: [] })).toBeNull()
    expect([by({ status: "Draft" }), by({ status: "Declined" }), by({ owners: [aBuyer(2).id] })]).toEqual([
      null,
      null,
      null,
    ])
  })

  it("is either party by money of an offer that is held or undecided", () => {
    expect(kept(seller.id, { offers: [anOffer({ status: "Withdrawn", deposit: funded })] })).toEqual([0, 0, 1])
    expect(kept(seller.id, { offers: [anOffer({ status: "Withdrawn", deposit: undecided })] })).toEqual([0, 0, 1])
    expect(kept(seller.id, { offers: [anOffer({ status: "Withdrawn" })] })).toBeNull()
    const bid = anOffer({ owners: [seller.id] })
    expect(kept(seller.id, { assets: [aPublishedAsset()], offers: [bid] })).toEqual([1, 1, 0])
    expect(kept(seller.id, { assets: [aPublishedAsset()], offers: [anOffer({ deposit: undecided })] })).toEqual([
      1, 0, 1,
    ])
  })
})

type Seed = NonNullable<NonNullable<Parameters<typeof marketInMemory>[0]>["seed"]>
const scene = (seed: Seed) => {
  const { home } = marketInMemory({ seed: { profiles: [seller, aSeller(2), buyer, aBuyer(2), anAdmin()], ...seed } })
  return { rows: () => home.memory.rows, leave: (who = seller) => home.run(deleteAccount(actorOf(who))), home }
}
const refusal = (leaving: ReturnType<ReturnType<typeof scene>["leave"]>) => Effect.runPromise(Effect.flip(leaving))

describe("an account that is deleted", () => {
  const request: RoleRequest = {
    id: must(RoleRequestId, "11111111-1111-4111-8111-111111111111"),
    type: "Sellers",
    status: "Draft",
    creator: seller.id,
    documents: [],
    createdAt: anOffer().creationDate,
    decidedAt: null,
    decidedBy: null,
    declineReason: null,
    wanted: null,
  }

  it("leaves an id without a person, no draft and no open request, and one fact", async () => {
    const draft = anAsset({ id: anAssetId(2) })
    const here = scene({ assets: [draft, anAsset({ id: anAssetId(3), status: "Revoked" })], roleRequests: [request] })
    await Effect.runPromise(here.leave())
    const { assets, events, outbox, profiles, roleRequests } = here.rows()
    expect(profiles.get(seller.id)).toEqual(
      newProfile(seller.id, `deleted-${seller.id}@deleted.invalid`, seller.creationDate),
    )
    expect([...assets.values()].map(({ status }) => status)).toEqual(["Deleted", "Revoked"])
    expect(roleRequests.get(request.id)).toMatchObject({ status: "Declined", decidedAt: EXAMPLE_NOW, decidedBy: null })
    expect(events.map(({ actor, type }) => [type, actor])).toEqual([
      ["AssetStatusChanged", { id: seller.id, trigger: "Seller" }],
      ["AccountDeleted", { id: seller.id, trigger: "Buyer" }],
    ])
    expect(events.at(-1)).toEqual({
      chain: seller.id,
      type: "AccountDeleted",
      actor: { id: seller.id, trigger: "Buyer" },
      at: EXAMPLE_NOW,
      subject: seller.id,
      before: null,
      after: null,
    })
    expect(outbox.filter(({ tag }) => tag === "mail")).toEqual([])
  })

  it("leaves no request for a data room open, and one that was decided as it is", async () => {
    const asked = aTier2Request({ userId: seller.id })
    const letIn = aTier2Request({ ...asked, id: must(Tier2RequestId, aUuid(2, 9)), status: "Approved" })
    const others = aTier2Request({ id: must(Tier2RequestId, aUuid(3, 9)), userId: aBuyer(2).id })
    const here = scene({ tier2Requests: [asked, letIn, others] })
    here.home.clock.advance(1_000)
    await Effect.runPromise(here.leave())
    expect([...here.rows().tier2Requests.values()]).toEqual([
      { ...asked, status: "Declined", dateModified: EXAMPLE_NOW + 1_000 },
      letIn,
      others,
    ])
  })

  it("needs somebody who is signed in, with a profile", async () => {
    const { home, leave } = scene({})
    expect(await Effect.runPromise(Effect.flip(home.run(deleteAccount(GUEST))))).toMatchObject({
      _tag: "SignInRequired",
    })
    expect(await refusal(leave(aProfile()))).toMatchObject({ _tag: "ProfileNotFound" })
  })

  it("is refused while a listing is on the market: nothing is written, and another's in the same deal is not counted", async () => {
    const [first] = anOffer().assets
    const tied = first ? [first, { ...first, id: anAssetId(2) }] : []
    const assets = [aPublishedAsset(), aPublishedAsset({ id: anAssetId(2), owners: [aSeller(2).id] })]
    const here = scene({ assets, offers: [anOffer({ type: "MultipleBid", assets: tied })] })
    const before = here.rows()
    expect(await refusal(here.leave())).toMatchObject({ _tag: "AccountInUse", listings: 1, offers: 0, deposits: 0 })
    expect(here.rows()).toBe(before)
  })

  it("is refused while a win is not closed, and let go once it is", async () => {
    const leaving = (status: "Closed" | "UnderContract") => {
      const { asset, offers } = standingIn(status)
      return scene({ assets: [asset], offers }).leave(buyer)
    }
    expect(await refusal(leaving("UnderContract"))).toMatchObject({ listings: 0, offers: 1, deposits: 0 })
    await Effect.runPromise(leaving("Closed"))
  })

  it("is refused for money of others' offers on one's assets, and of one's own, each counted once", async () => {
    const asset = anAsset({ status: "NoLongerListedForSale" })
    const others = anOffer({ status: "Declined", deposit: undecided })
    const own = anOffer({ id: anOfferId(2), owners: [seller.id], status: "Withdrawn", deposit: undecided })
    const offers = [others, own, { ...others, id: anOfferId(3) }, { ...own, id: anOfferId(4) }]
    const here = scene({ assets: [asset], offers: [...offers, { ...others, id: anOfferId(5) }] })
    expect(await refusal(here.leave())).toMatchObject({ listings: 0, offers: 0, deposits: 5 })
  })
})
