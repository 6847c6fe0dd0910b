import type { Asset } from "@xl/core/assets"
import type { AssetStatus } from "@xl/core/kernel"
import type { Offer } from "@xl/core/offers"
import { dayOf, Millis, must, OfferId, type UserId } from "@xl/core/shared"
import { standingIn } from "@xl/testkit/assets"
import { anOffer } from "@xl/testkit/offers"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"
import type { Person, Variables } from "./market.ts"
import { putChangeRequest } from "./change-rows.ts"
import { putAsset, putOffer, putRequest } from "./rows.ts"
import { START } from "./start.ts"

/** Who writes, and somebody else who is of the market. */
export interface Writers {
  readonly self: Person
  readonly other: Person
}
type Ground = (db: Database, writers: Writers) => Promise<Variables>

/** A sale between two with its one offer, as the market is in that status. */
const sale = async (
  db: Database,
  status: AssetStatus,
  seller: UserId,
  buyer: UserId,
  changed: Partial<Offer> = {},
  since: Partial<Asset> = {},
) => {
  const { asset: standing, offers } = standingIn(status, { owners: [seller], ...since })
  const [offer] = offers
  if (!offer) throw new RangeError(`${status} has no offer`)
  const { id: _asset, ...change } = standing
  const asset = await putAsset(db, seller, change)
  const { assets: _assets, id: _offer, owners: _owners, sellerId: _seller, ...offered } = offer
  const id = await putOffer(db, { asset, buyer, seller }, { ...offered, ...changed })
  if (standing.winnerOfferId)
    await sql`update assets set body = jsonb_set(body, '{winnerOfferId}', ${JSON.stringify(must(OfferId, id))}::jsonb) where id = ${asset}`.execute(
      db,
    )
  return { asset, offer: id }
}

/** The deposit of an offer came in, by hand. */
const FUNDED: Partial<Offer> = {
  deposit: {
    ...anOffer().deposit,
    transfers: [{ leg: "fund", reference: "wire 1", date: dayOf(START), recordedAt: START }],
  },
}

/** What has to be there, beside one of each thing of one's own, so that a command with a text is obeyed. */
export const GROUNDS: Readonly<Record<string, Ground>> = {
  sendAnonymousAssetMessage: async (db, { other }) => ({ id: await putAsset(db, other.id, { status: "Published" }) }),
  sendAssetMessage: async (db, { other }) => {
    const { contacts } = standingIn("Published").asset
    const id = await putAsset(db, other.id, { status: "Published", contactsDisclosed: true, contacts })
    return { id, email: contacts[0]?.emailAddress }
  },
  revokeAsset: async (db, { self }) => ({ id: await putAsset(db, self.id, { status: "Published" }) }),
  reportFallThrough: async (db, { other, self }) => ({
    id: (await sale(db, "UnderContract", self.id, other.id)).asset,
  }),
  declineChangeRequest: async (db, { self }) => ({
    id: await putChangeRequest(db, self.id, await putAsset(db, self.id, { status: "Published" })),
    version: 1,
  }),
  declineOffer: async (db, { other, self }) => ({ id: (await sale(db, "Published", self.id, other.id)).offer }),
  editOfferSidePanelSeller: async (db, { other, self }) => ({
    id: (await sale(db, "Published", self.id, other.id)).offer,
  }),
  cancelOffer: async (db, { other, self }) => ({ id: (await sale(db, "Published", other.id, self.id)).offer }),
  recordManualTransfer: async (db, { other, self }) => ({
    offerId: (await sale(db, "UnderContract", other.id, self.id)).offer,
    leg: "fund",
    date: dayOf(START),
  }),
  approveDeposit: async (db, { other, self }) => ({
    id: (await sale(db, "Closed", other.id, self.id, FUNDED, { statusSince: must(Millis, 0) })).offer,
    depositAmount: "0.00",
  }),
  declineDeposit: async (db, { other, self }) => ({
    id: (await sale(db, "Published", other.id, self.id, { ...FUNDED, status: "Canceled" })).offer,
    declineFault: "Seller",
  }),
  editOffer: async (db, { other, self }) => {
    const { asset, offer } = await sale(db, "Published", other.id, self.id)
    return { id: offer, assets: [{ id: asset, bidAllocation: { amount: "1000.00", currency: "USD" } }] }
  },
  createOffer: async (db, { other }) => ({
    assets: [
      {
        id: await putAsset(db, other.id, { status: "Published" }),
        bidAllocation: { amount: "1000.00", currency: "USD" },
      },
    ],
  }),
  createBuyerRequest: async (db) => {
    await db.deleteFrom("roleRequests").execute()
    return {}
  },
  declineRoleRequest: async (db, { other }) => ({ id: await putRequest(db, other.id) }),
  revokeSellerProfile: async (_db, { other }) => ({ id: other.id }),
  updateBasicInfo: async (db, { self }) => {
    await sql`update profiles set body = body || '{"firstName":null,"lastName":null}' where id = ${self.id}`.execute(db)
    return {}
  },
}
