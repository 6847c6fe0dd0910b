import type { Profile } from "@xl/core/profiles"
import { AssetId, must, Tier2RequestId } from "@xl/core/shared"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { buyerOn, listingOn, type MarketStage, sellerOn } from "../market/stage.ts"
import { aBid } from "../offers/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise

const NOTHING = {
  numberOfImpressions: 0,
  totalUniqueViewers: 0,
  numberOfViewedOnly: 0,
  numberOfCAs: 0,
  numberOfTier2s: 0,
  numberOfFavorites: 0,
  numberOfActiveOffers: 0,
  numberOfOffers: 0,
  numberOfAllActivities: 0,
  viewedOnly: [],
  latestVisits: [],
}

/** A market with a seller and an administrator. */
export interface ActivityScene {
  readonly stage: MarketStage
  readonly seller: Profile
  readonly admin: Profile
}

const activityOn = ({ seller, stage }: ActivityScene, id: AssetId, who = seller) =>
  run(stage.as(who).deals.activity(id))

const listed = ({ admin, seller, stage }: ActivityScene) => listingOn(stage, seller, admin)
const someone = async ({ stage }: ActivityScene) => stage.as(await buyerOn(stage))

/** Two visits of one member and one of another, whichever is listed first. */
const twoAndOne = (visit: object): unknown =>
  expect.arrayContaining([
    { ...visit, totalVisits: 2 },
    { ...visit, totalVisits: 1 },
  ])

const visitLaws = (here: () => ActivityScene): void =>
  it("counts each visit, and each member once", async () => {
    const { stage } = here()
    const id = await listed(here())
    expect(await activityOn(here(), id)).toEqual(NOTHING)
    const [one, other] = [await someone(here()), await someone(here())]
    for (const who of [stage.as(null), one, one, other]) await run(who.catalog.trackView(id))
    const visit = { latestVisitDate: stage.now() }
    expect(await activityOn(here(), id)).toEqual({
      ...NOTHING,
      numberOfImpressions: 4,
      totalUniqueViewers: 2,
      numberOfViewedOnly: 2,
      numberOfAllActivities: 2,
      viewedOnly: twoAndOne(visit),
      latestVisits: twoAndOne(visit),
    })
  })

const actLaws = (here: () => ActivityScene): void =>
  it("tells who only looked from who signed, asked or offered, looked or not", async () => {
    const { seller, stage } = here()
    const id = await listed(here())
    const [looks, signs, asks, offers] = [
      await someone(here()),
      await someone(here()),
      await someone(here()),
      await someone(here()),
    ]
    for (const who of [looks, signs]) await run(who.catalog.trackView(id))
    for (const who of [signs, asks]) await run(who.dataRooms.sign(id, "Blair Buyer1", null))
    const request = await run(asks.dataRooms.request(id))
    const draft = await run(offers.offers.create(aBid([{ id }])))
    const before = { numberOfAllActivities: 3, numberOfActiveOffers: 0, numberOfOffers: 0, numberOfTier2s: 0 }
    expect(await activityOn(here(), id)).toMatchObject(before)
    await run(offers.offers.publish(draft.id))
    await run(stage.as(seller).dataRooms.approve(must(Tier2RequestId, request.id)))
    expect(await activityOn(here(), id)).toEqual({
      numberOfImpressions: 2,
      totalUniqueViewers: 2,
      numberOfViewedOnly: 1,
      numberOfCAs: 2,
      numberOfTier2s: 1,
      numberOfFavorites: 0,
      numberOfActiveOffers: 1,
      numberOfOffers: 1,
      numberOfAllActivities: 4,
      viewedOnly: [{ latestVisitDate: stage.now(), totalVisits: 1 }],
      latestVisits: [
        { latestVisitDate: stage.now(), totalVisits: 1 },
        { latestVisitDate: stage.now(), totalVisits: 1 },
      ],
    })
    await run(offers.offers.withdraw(draft.id))
    expect(await activityOn(here(), id)).toMatchObject({ numberOfActiveOffers: 0, numberOfOffers: 1 })
  })

const favoriteLaws = (here: () => ActivityScene): void =>
  it("counts who keeps it as a favorite, the seller aside, also when many come and go at once (BUY-105)", async () => {
    const { seller, stage } = here()
    const id = await listed(here())
    const total = async () => (await activityOn(here(), id)).numberOfFavorites
    const people = await Promise.all(Array.from({ length: 4 }, () => someone(here())))
    await run(stage.as(seller).favorites.add(id))
    await Promise.all(people.flatMap(({ favorites }) => [run(favorites.add(id)), run(favorites.add(id))]))
    expect(await total()).toBe(4)
    await Promise.all(people.slice(1).map(({ favorites }) => run(favorites.remove(id))))
    expect(await total()).toBe(1)
    await run(stage.as(seller).listings.hold(id))
    expect(await total()).toBe(1)
    const [only] = people
    await run(Effect.fromNullishOr(only).pipe(Effect.flatMap(({ favorites }) => favorites.remove(id))))
    expect(await total()).toBe(0)
  })

/** The laws of what a seller is told of a listing's activity. */
export const activityLaws = (here: () => ActivityScene): void => {
  visitLaws(here)
  actLaws(here)
  favoriteLaws(here)

  it("tells the activity to the first owner and administrators alone; to others there is no such asset", async () => {
    const { admin, seller, stage } = here()
    const id = await listed(here())
    expect(await activityOn(here(), id, admin)).toEqual(NOTHING)
    const nowhere = must(AssetId, freshUuid())
    for (const [who, asked] of [
      [await buyerOn(stage), id],
      [await sellerOn(stage), id],
      [seller, nowhere],
      [admin, nowhere],
    ] as const)
      expect(await refusalOf(stage.as(who).deals.activity(asked))).toBe("AssetNotFound")
    expect(await refusalOf(stage.as(null).deals.activity(id))).toBe("SignInRequired")
  })
}
