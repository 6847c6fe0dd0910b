import type { UserId } from "@xl/core/shared"
import type { Database } from "../database/index.ts"
import type { Person, TestMarket } from "./market.ts"
import { asBuyer, asSeller } from "./people.ts"
import { putChangeRequest } from "./change-rows.ts"
import { putMandate } from "./mandate-rows.ts"
import { putRoom, putTier2Request, putVdr } from "./room-rows.ts"
import { putAsset, putBank, putDocument, putNotice, putOffer, putRequest } from "./rows.ts"
import { putConversation } from "./talk-rows.ts"
import { putValuations } from "./valuations.ts"

/** What an id can name. */
export const KINDS = [
  "asset",
  "offer",
  "request",
  "tier2",
  "change",
  "mandate",
  "bank",
  "document",
  "tier_home_id",
  "tier1_id",
  "tier2_id",
  "user",
  "notice",
  "valuation",
  "chat",
  "folder",
] as const
export type IdKind = (typeof KINDS)[number]

/** Somebody who sells and buys, with one of everything, none of it public. */
export interface Tenant {
  readonly person: Person
  readonly ids: Readonly<Record<IdKind, string>>
}

export const makeTenant = async (market: TestMarket, seller: UserId): Promise<Tenant> => {
  const person = await market.person(["VerifiedUsers", "Sellers", "ApprovedBuyers"], (one) => asBuyer()(asSeller(one)))
  return { person, ids: await makeThings(market.db, person.id, seller) }
}

/** One of everything for somebody who bids on a listing of the seller's. */
export const makeThings = async (db: Database, self: UserId, seller: UserId): Promise<Tenant["ids"]> => {
  const listing = await putAsset(db, seller, { status: "Published" })
  const asset = await putAsset(db, self)
  return {
    asset,
    change: await putChangeRequest(db, self, asset),
    mandate: await putMandate(db, self, seller),
    tier2: await putTier2Request(db, self, asset),
    offer: await putOffer(db, { asset: listing, buyer: self, seller }),
    request: await putRequest(db, self),
    bank: await putBank(db, self),
    document: await putDocument(db, self),
    ...(await putRoom(db, self)),
    user: self,
    notice: await putNotice(db, self, null),
    valuation: await putValuations(db, self, null),
    chat: await putConversation(db, { assetId: asset, sellerId: self, buyerId: seller }),
    folder: (await putVdr(db, asset, self)).folder,
  }
}
