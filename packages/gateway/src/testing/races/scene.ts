import { randomUUID } from "node:crypto"
import type { Role } from "@xl/core/kernel"
import { Asset } from "@xl/core/assets"
import { Offer } from "@xl/core/offers"
import { AssetId, must, OfferId, type RoleRequestId, type UserId } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import { anOffer, terms } from "@xl/testkit/offers"
import * as t from "io-ts"
import type { Person, TestMarket } from "../market.ts"
import { asBuyer, asSeller, complete } from "../people.ts"
import { putRequest } from "../rows.ts"
import type { Answer } from "./race.ts"

/** Who races, and on what. */
export interface Scene {
  readonly market: TestMarket
  readonly seller: Person
  readonly admins: readonly [Person, Person]
  readonly buyers: ReadonlyArray<Person>
}

const CROWD = 32

export const sceneOn = async (market: TestMarket, crowd = CROWD): Promise<Scene> => {
  const person = (roles: ReadonlyArray<Role>, change = complete) => market.person([...roles, "VerifiedUsers"], change)
  return {
    market,
    seller: await person(["Sellers"], asSeller),
    admins: [await person(["Admins"]), await person(["Admins"])],
    buyers: await Promise.all(Array.from({ length: crowd }, () => person(["ApprovedBuyers"], asBuyer()))),
  }
}

/** The n-th of a crowd, counted around. */
export const pick = <A>(all: ReadonlyArray<A>, place: number): A => {
  const one = all[place % all.length]
  if (one === undefined) throw new RangeError("Nobody is there.")
  return one
}

/** Asks a mutation that needs an id, as somebody. */
export const command =
  ({ market }: Scene, who: Person, mutation: string, id: string, more = "") =>
  async (): Promise<Answer> => {
    const document = `mutation ($id: ID!) { it: ${mutation}(id: $id${more}) { __typename ... on Refusal { code } } }`
    return told((await market.ask(who, document, { id })).body)
  }

/** What an answer comes to, in a word. */
export const told = (body: Awaited<ReturnType<TestMarket["ask"]>>["body"]): Answer => {
  if (body.errors) return `!${String(body.errors[0]?.extensions["code"])}`
  const it = body.data?.["it"] as { readonly code?: string } | undefined
  return it?.code ?? "Done"
}

/** A complete listing of the seller's, in the status that the race begins in, with so many active offers on it. */
export const stageAsset = async (
  { market: { db }, seller }: Scene,
  change: Partial<Asset>,
  active = 0,
): Promise<AssetId> => {
  const id = must(AssetId, randomUUID())
  const [count, publishedTime] = [must(t.Int, active), anAsset().creationDate]
  const counts = { numberOfActiveOffers: count, numberOfOffers: count, publishedTime }
  const asset = { ...anAsset({ id }), owners: [seller.id], ...counts, ...change }
  await db
    .insertInto("assets")
    .values({ id, body: JSON.stringify(Asset.encode(asset)), nextDue: null })
    .execute()
  return id
}

/** One offer of each buyer on the asset. */
export const stageOffers = async (
  { market: { db }, seller }: Scene,
  asset: AssetId,
  buyers: ReadonlyArray<Person>,
  change: Partial<Offer> = {},
): Promise<ReadonlyArray<OfferId>> => {
  const offers = buyers.map(({ id }) => offerOf(id, seller.id, asset, change))
  await db
    .insertInto("offers")
    .values(offers.map((offer) => ({ id: offer.id, body: JSON.stringify(Offer.encode(offer)), assetSet: asset })))
    .execute()
  await db
    .insertInto("offerAssets")
    .values(offers.map(({ id, status }) => ({ offerId: id, assetId: asset, status })))
    .execute()
  return offers.map(({ id }) => id)
}

const offerOf = (buyer: UserId, seller: UserId, asset: AssetId, change: Partial<Offer>): Offer => {
  const plain = anOffer()
  const assets = plain.assets.map((one) => ({ ...one, id: asset }))
  return { ...plain, id: must(OfferId, randomUUID()), owners: [buyer], sellerId: seller, assets, ...change }
}

/** What makes an offer one that nobody but its buyer knows. */
export const DRAFT: Partial<Offer> = {
  status: "Draft",
  publishedDate: null,
  offerHistory: anOffer().offerHistory.slice(0, 1),
}

/** A price so small that the same buyer's funds cover a win in every round. */
export const WINNABLE: Partial<Offer> = { terms: terms({ bidPrice: 100_000_00 }) }

/** Somebody new who asks to become a buyer. */
export const stageRequest = async ({
  market,
}: Scene): Promise<{ readonly id: RoleRequestId; readonly creator: UserId }> => {
  const { id: creator } = await market.person(["RestrictedBuyers", "VerifiedUsers"], complete)
  return { id: await putRequest(market.db, creator), creator }
}
