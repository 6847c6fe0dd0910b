import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import type { Asset } from "./model.ts"
import { isPublic } from "./statuses.ts"
import type { AssetView } from "./views.ts"

/** Whether the actor is the first owner; a later owner is not. */
export const isFirstOwner = (actor: Actor, { owners }: Pick<Asset, "owners">): boolean =>
  actor.tag === "user" && owners[0] === actor.id

/** Who sees the asset at all. `hasOffer`: whether the actor has an offer on it. A deleted one only administrators see. */
export const maySeeAsset = (actor: Actor, asset: Pick<Asset, "owners" | "status">, hasOffer: boolean): boolean => {
  if (isAdministrator(actor)) return true
  if (asset.status === "Deleted") return false
  return isPublic(asset.status) || isFirstOwner(actor, asset) || (actor.tag === "user" && hasOffer)
}

/** Who fills in the wizard of an asset that they see, and its pictures: the first owner, and administrators. */
export const mayFillIn = (actor: Actor, { isOwner }: Pick<AssetView, "isOwner">): boolean =>
  isOwner || isAdministrator(actor)

/** What every viewer of an asset sees. */
const shown = (asset: Asset, actor: Actor) => ({
  id: asset.id,
  status: asset.status,
  mainInfo: asset.mainInfo,
  noteOverview: asset.noteOverview,
  propertyOverview: asset.propertyOverview,
  images: asset.images,
  publishedTime: asset.publishedTime,
  statusSince: asset.statusSince,
  callForOffersPeriod: asset.periods.callForOffers,
  bestAndFinalPeriod: asset.periods.bestAndFinal,
  underSelectionPeriod: asset.periods.underSelection,
  contactsDisclosed: asset.contactsDisclosed,
  requireBidDeposit: asset.requireBidDeposit,
  bidDepositSum: asset.bidDepositSum,
  numberOfImpressions: asset.numberOfImpressions,
  provenance: asset.provenance,
  sellerId: actor.tag === "guest" ? null : (asset.owners[0] ?? null),
  sellerName: null,
  numberOfFavorites: null,
})

/** What the first owner and administrators see besides. */
const kept = (asset: Asset) => ({
  version: asset.version,
  registrationStatus: asset.registrationStatus,
  publicationRequestedAt: asset.publicationRequestedAt,
  publicationNote: asset.publicationNote,
  statusComment: asset.statusComment,
  currentStep: asset.currentStep,
  dueDiligenceVisited: asset.dueDiligenceVisited,
  legal: asset.legal,
  confirmedWarnings: asset.confirmedWarnings,
  contacts: asset.contacts,
  hold: asset.hold,
  winnerOfferId: asset.winnerOfferId,
  numberOfActiveOffers: asset.numberOfActiveOffers,
  numberOfOffers: asset.numberOfOffers,
})

const hidden = ({ contacts, contactsDisclosed }: Asset) => ({
  version: null,
  registrationStatus: null,
  publicationRequestedAt: null,
  publicationNote: null,
  statusComment: null,
  currentStep: null,
  dueDiligenceVisited: null,
  legal: null,
  confirmedWarnings: null,
  contacts: contactsDisclosed ? contacts : null,
  hold: null,
  winnerOfferId: null,
  numberOfActiveOffers: null,
  numberOfOffers: null,
})

/** The asset as the actor may see it, or null where for the actor there is none. */
export const assetView = (asset: Asset, actor: Actor, hasOffer: boolean): AssetView | null => {
  if (!maySeeAsset(actor, asset, hasOffer)) return null
  const isOwner = isFirstOwner(actor, asset)
  return { ...shown(asset, actor), ...(isOwner || isAdministrator(actor) ? kept(asset) : hidden(asset)), isOwner }
}

/** The asset as its owner or an administrator sees it after a command, a deletion included. */
export const ownView = (asset: Asset, actor: Actor): AssetView => ({
  ...shown(asset, actor),
  ...kept(asset),
  isOwner: isFirstOwner(actor, asset),
})
