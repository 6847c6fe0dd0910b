import { AssetStatus, OfferStatus } from "@xl/core/kernel"
import { approvedFunds, committedFunds, type Committing, fundsMark, type Offer } from "@xl/core/offers"
import type { Profile } from "@xl/core/profiles"
import { AssetId, Cents, must, OfferId, UserId } from "@xl/core/shared"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, actorOf, anAdmin, aSeller, commitmentsIn, seeded } from "@xl/testkit/market"
import { anOffer, terms } from "@xl/testkit/offers"
import { inProportion } from "@xl/testkit/shared"
import { Effect } from "effect"
import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { Acting, read } from "../database/index.ts"
import { findOffer } from "../offers/reads.ts"
import { testDatabase } from "../testing/index.ts"
import { committedOffers } from "./commitments.ts"
import { marketStorePostgres } from "./index.ts"

const NOW = Date.now()
const { db } = await testDatabase()
const store = marketStorePostgres(db)
const run = Effect.runPromise
const seller = aSeller()

const dollars = fc.integer({ min: 1, max: 60_000_000 }).map((amount) => must(Cents, amount * 100))
const assetStatus = fc.constantFrom(...Object.keys(AssetStatus.keys)).map((status) => must(AssetStatus, status))
const offerStatus = fc.constantFrom(...Object.keys(OfferStatus.keys)).map((status) => must(OfferStatus, status))
/** Three buyers, some of whom changed their entity after the approval. */
const buyers = fc
  .tuple(...[1, 2, 3].map(() => fc.record({ pofSum: dollars, fundsEntity: fc.constantFrom("Pier LLC", "Quay LLC") })))
  .map((approvals) =>
    approvals.map((funds, place) => {
      const id = must(UserId, randomUUID())
      const buyerProfile = { ...aBuyer().buyerProfile, purchasingEntity: "Pier LLC", ...funds }
      return aBuyer(place + 1, { id, email: `${id}@example.com`, buyerProfile })
    }),
  )
/** An offer on one asset or two of its own, each in any status: more than any story comes to. */
const lot = fc.record({
  buyer: fc.nat({ max: 2 }),
  status: offerStatus,
  on: fc.array(assetStatus, { minLength: 1, maxLength: 2 }),
  price: dollars,
})
type Lot = typeof lot extends fc.Arbitrary<infer A> ? A : never

const offered = (people: ReadonlyArray<Profile>, { buyer, on, price, status }: Lot) => {
  const assets = on.map((one) => aPublishedAsset({ id: must(AssetId, randomUUID()), status: one }))
  const offer = anOffer({
    id: must(OfferId, randomUUID()),
    owners: people.slice(buyer, buyer + 1).map(({ id }) => id),
    status,
    type: assets.length > 1 ? "MultipleBid" : "SingleBid",
    terms: terms({ bidPrice: price }),
    assets: anOffer().assets.flatMap((one) => assets.map(({ id }) => ({ ...one, id }))),
  })
  return { assets, offer }
}

const markFor = (reader: Profile, offer: Offer) => {
  const found = Effect.provideService(findOffer(db, actorOf(reader), offer.id, NOW), Acting, actorOf(reader))
  return run(Effect.map(found, (view) => view.fundsMark))
}
const idsOf = (own: ReadonlyArray<Committing>) => own.map(({ id }) => id).toSorted()
const wonOf = (own: ReadonlyArray<Committing>) => committedFunds(own.filter(({ status }) => status === "Successful"))

it("sums what is stored, and marks it to buyer and seller, as the rules do", () =>
  fc.assert(
    fc.asyncProperty(buyers, fc.array(lot, { minLength: 1, maxLength: 10 }), async (people, all) => {
      const lots = all.map((one) => offered(people, one))
      const story = {
        profiles: [seller, ...people],
        assets: lots.flatMap(({ assets }) => assets),
        offers: lots.map(({ offer }) => offer),
      }
      await run(store.transaction((transaction) => transaction.write({ ...story, events: [], outbox: [] })))
      const rows = seeded(story)
      for (const person of people) {
        const own = commitmentsIn(rows, person.id)
        const kept = await run(store.transaction((transaction) => transaction.commitmentsOf(person.id)))
        expect(idsOf(kept)).toEqual(idsOf(own))
        expect([committedFunds(kept), wonOf(kept)]).toEqual([committedFunds(own), wonOf(own)])
        const approved = approvedFunds(person.buyerProfile)
        for (const offer of story.offers.filter(({ owners }) => owners[0] === person.id)) {
          const mark = fundsMark(offer, approved, own)
          expect([await markFor(person, offer), await markFor(seller, offer)]).toEqual([mark, mark])
        }
      }
    }),
    { numRuns: inProportion(25) },
  ))

it("tells of them only the buyer, whoever was offered something, and administrators", async () => {
  const price = must(Cents, 8_000_000_00)
  const people = [4, 5].map((count) => {
    const id = must(UserId, randomUUID())
    return aBuyer(count, { id, email: `${id}@example.com` })
  })
  const { assets, offer } = offered(people, { buyer: 0, status: "Published", on: ["Published"], price })
  const profiles = [seller, ...people]
  await run(store.transaction((at) => at.write({ profiles, assets, offers: [offer], events: [], outbox: [] })))
  const told = async (reader: Profile): Promise<number> => {
    const asked = read(db, (pool) => committedOffers(pool, offer.owners))
    return (await run(Effect.provideService(asked, Acting, actorOf(reader)))).length
  }
  expect(await Promise.all([...people, seller, anAdmin()].map(told))).toEqual([1, 0, 1, 1])
})
