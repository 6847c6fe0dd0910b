import type { Asset } from "../assets/model.ts"
import type { BuyerProfile, Profile } from "../profiles/model.ts"
import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import { closingPhase } from "./closing.ts"
import { approvedFunds, type Committing, fundsMark } from "./funds.ts"
import type { FundsMark, Offer, TransferLeg } from "./model.ts"
import type { OfferView } from "./views.ts"

type Parties = Pick<Offer, "owners" | "publishedDate" | "sellerId">

/** Whether this is the buyer's own offer: the first owner's. */
export const isBuyerOf = (actor: Actor, { owners }: Pick<Offer, "owners">): boolean =>
  actor.tag === "user" && owners[0] === actor.id

/** Whether the actor sells what is bid on, and the offer ever reached the seller. */
export const isSellerOf = (actor: Actor, { publishedDate, sellerId }: Parties): boolean =>
  actor.tag === "user" && sellerId === actor.id && publishedDate !== null

/** Whose account the money of a leg leaves or reaches, beside escrow. */
const HOLDER_OF: { readonly [Leg in TransferLeg]: (actor: Actor, offer: Parties) => boolean } = {
  fund: isBuyerOf,
  refundToBuyer: isBuyerOf,
  withdrawToSeller: isSellerOf,
  withdrawToAdmin: () => false,
}

/** Who is told the bank's reference of a leg: the side whose transfer it is, and administrators. */
export const knowsReference = (actor: Actor, offer: Parties, leg: TransferLeg): boolean =>
  HOLDER_OF[leg](actor, offer) || isAdministrator(actor)

/** Who sees the offer at all: its buyer, the seller once it was published, administrators. */
export const maySeeOffer = (actor: Actor, offer: Parties): boolean =>
  isBuyerOf(actor, offer) || isSellerOf(actor, offer) || isAdministrator(actor)

/** Who is told of all offers on an asset that ever reached its seller: its first owner, and administrators. */
export const maySeeOffersOn = (actor: Actor, { owner }: { readonly owner: string }): boolean =>
  (actor.tag === "user" && actor.id === owner) || isAdministrator(actor)

/** How people call a buyer; the e-mail stays out of it. */
export const buyerNameOf = ({ firstName, lastName }: Pick<Profile, "firstName" | "lastName">): string | null =>
  [firstName, lastName].filter((name) => name?.trim()).join(" ") || null

/** What a view of an offer says of its buyer. */
export interface Bidder {
  readonly name: string | null
  readonly fundsMark: FundsMark
}

/** The bidder of an offer by the buyer's profile and committed offers. */
export const bidderOf = (
  offer: Pick<Offer, "status" | "terms">,
  buyer: Pick<Profile, "firstName" | "lastName"> & {
    readonly buyerProfile: Pick<BuyerProfile, "fundsEntity" | "pofSum" | "purchasingEntity">
  },
  own: ReadonlyArray<Committing>,
): Bidder => ({ name: buyerNameOf(buyer), fundsMark: fundsMark(offer, approvedFunds(buyer.buyerProfile), own) })

/** Its entries with the references that the actor is told, and null in place of the others. */
const toldDeposit = (actor: Actor, offer: Offer): OfferView["deposit"] => ({
  ...offer.deposit,
  transfers: offer.deposit.transfers.map((entry) => ({
    ...entry,
    reference: knowsReference(actor, offer, entry.leg) ? entry.reference : null,
  })),
})

/** That it was signed is told to both sides, where the buyer's copy lies to the buyer alone. */
const toldAgreement = (signed: Offer["depositAgreement"], isOther: boolean) => ({
  BDASignedDate: signed?.signedAt ?? null,
  BDApdfKey: isOther ? null : (signed?.pdfKey ?? null),
})

/**
 * The offer as the actor may see it, or null. The buyer never sees the seller's notes, nor one side the other's bank references. `asset` is its first asset;
 * `now` is milliseconds since the epoch.
 */
export const offerView = (
  offer: Offer,
  asset: Pick<Asset, "status">,
  bidder: Bidder,
  actor: Actor,
  now: number,
): OfferView | null => {
  if (!maySeeOffer(actor, offer)) return null
  const { owners: _, offerType: __, sellerId: ___, version: ____, depositAgreement, sellerNotes, ...seen } = offer
  const isOther = !isBuyerOf(actor, offer)
  return {
    ...seen,
    deposit: toldDeposit(actor, offer),
    assetStatus: asset.status,
    closingPhase: closingPhase(offer, now),
    fundsMark: bidder.fundsMark,
    buyerName: isOther ? bidder.name : null,
    sellerNotes: isOther ? sellerNotes : null,
    ...toldAgreement(depositAgreement, isOther),
  }
}
