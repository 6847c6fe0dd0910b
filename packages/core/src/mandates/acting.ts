import type { Profile } from "../profiles/model.ts"
import type { Role } from "../kernel/actor.ts"
import { UserId } from "../shared/ids.ts"

/** Stands in no access token. */
const BETWEEN = "~"

/** The token with which a Concierge asks in a seller's name. */
export const actingToken = (token: string, seller: UserId): string => `${token}${BETWEEN}${seller}`

/** A Concierge's own token and the seller named in it; null where nobody is, and `undefined` where it is no person. */
export const splitToken = (token: string): { readonly own: string; readonly seller: UserId | null | undefined } => {
  const place = token.lastIndexOf(BETWEEN)
  if (place < 0) return { own: token, seller: null }
  const seller = token.slice(place + 1)
  return { own: token.slice(0, place), seller: UserId.is(seller) ? seller : undefined }
}

/** Roles of the seller that a Concierge acts with: never a buyer's or an administrator's. */
const ACTING_ROLES: ReadonlyArray<Role> = ["Sellers", "VerifiedUsers"]
export const actingRoles = (roles: ReadonlyArray<Role>): ReadonlyArray<Role> =>
  roles.filter((role) => ACTING_ROLES.includes(role))

/** Whether both sides of a mandate still are what it needs. */
export const mayActFor = (seller: ReadonlyArray<string>, concierge: ReadonlyArray<string>): boolean =>
  seller.includes("Sellers") && concierge.includes("Concierges")

/** The seller's profile without what a mandate does not concern: the buyer's side, private numbers, sessions and habits. */
export const actingProfile = (profile: Profile, blank: Profile): Profile => ({
  ...blank,
  id: profile.id,
  email: profile.email,
  roles: actingRoles(profile.roles),
  firstName: profile.firstName,
  lastName: profile.lastName,
  officePhone: profile.officePhone,
  companyName: profile.companyName,
  companyProfile: profile.companyProfile,
  jobTitle: profile.jobTitle,
  address: profile.address,
  sellerProfile: profile.sellerProfile,
  creationDate: profile.creationDate,
})

/**
 * What a Concierge may ask for in a seller's name; everything else is refused. Listings, data rooms and offers: never money, signatures,
 * messages, the profile or the account.
 */
const COVERED: ReadonlySet<string> = new Set([
  // What the pages of every visitor ask.
  "countAssets",
  "createLogStream",
  "getAsset",
  "getListingChanges",
  "getMarketplaceBuildBranch",
  "getSettings",
  "putLogEvents",
  "searchAssets",
  "trackAssetView",
  // Who the seller is, and the mandates.
  "getUserProfile",
  // Listings.
  "cancelPublishRequest",
  "closeBestAndFinal",
  "closeCallForOffers",
  "createAsset",
  "createVDR",
  "dealLog",
  "discardAsset",
  "editAsset",
  "getBundleCompanions",
  "getListingActivity",
  "holdAsset",
  "planPeriods",
  "releaseAsset",
  "requestAssetPublish",
  "withdrawChangeRequest",
  "withdrawListing",
  // Data rooms.
  "approveTier2Request",
  "createVdrFolder",
  "declineTier2Request",
  "deleteVdrItem",
  "downloadVdrFile",
  "getDataRoom",
  "getTier2RequestForUser",
  "getVdrFolder",
  "getVdrTier1",
  "getVdrTier1Upload",
  "getVdrTier2",
  "getVdrTier2Upload",
  "listTier2Requests",
  "renameVdrItem",
  "revokeTier2Access",
  "updateVdrFolderName",
  "uploadVdrFile",
  // Offers and their answers.
  "declineOffer",
  "editOfferSidePanelSeller",
  "getOffer",
  "listOffersForAsset",
  "searchClosingInProgressOffersSeller",
  "selectForBestAndFinal",
  "selectWinner",
  // What happens meanwhile.
  "subscribeToAssetChanges",
  "subscribeToAssetViews",
  "subscribeToDeclineBuyerRequest",
  "subscribeToNotices",
  "subscribeToOfferChanges",
  "subscribeToRoleAssign",
  "subscribeToRoleChange",
  "subscribeToRoleRemove",
])

/** Whether a mandate covers an operation. */
export const isCovered = (operation: string): boolean => COVERED.has(operation)
