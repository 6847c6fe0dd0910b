import type { Asset } from "../assets/model.ts"
import type { AssetView } from "../assets/views.ts"
import { SellerRevoked } from "../assets/errors.ts"
import { isFirstOwner } from "../assets/visibility.ts"
import { messageOf } from "../messages/index.ts"
import { warningTexts } from "../kernel/notice-words.ts"
import { isClosingPageOpen, type ClosingWindows } from "../offers/closing.ts"
import type { ClosingParty } from "../offers/closing-documents.ts"
import type { Offer } from "../offers/model.ts"
import type { OfferView } from "../offers/views.ts"
import { isBuyerOf } from "../offers/visibility.ts"
import type { Profile } from "../profiles/model.ts"
import type { Actor, Role, SignedIn } from "../kernel/actor.ts"
import { holds, isAdministrator } from "../kernel/policies.ts"
import { type Area, seesArea } from "./areas.ts"

/** Where everybody may be. */
export const HOME = "/"
/** Where a seller whose profile an administrator revoked is sent. */
export const CONTACT = "/contact"
/** Where a party goes whose closing pages are shut. */
export const AFTER_CLOSING = { buyer: "/dashboard/buyer", seller: "/seller/filters/active" } as const

/** What a guard says of a route: go in, or where to go instead and what is said there. */
export type Passage =
  | { readonly tag: "pass" }
  /** The login dialog opens over the target. */
  | { readonly tag: "signIn"; readonly target: typeof HOME }
  | { readonly tag: "refused"; readonly target: typeof HOME; readonly warning: string }
  /** `{email}` in the message is the operator's, see `addressed`. */
  | { readonly tag: "blocked"; readonly target: typeof CONTACT; readonly error: string }
  /** Nothing is said. */
  | { readonly tag: "shut"; readonly target: (typeof AFTER_CLOSING)[ClosingParty] }
  | { readonly tag: "notFound" }

const PASS: Passage = { tag: "pass" }
const SIGN_IN: Passage = { tag: "signIn", target: HOME }
const REFUSED: Passage = { tag: "refused", target: HOME, warning: warningTexts.guardFailed }

const passIf = (isAllowed: boolean): Passage => (isAllowed ? PASS : REFUSED)

const ofUser = (actor: Actor, decide: (user: SignedIn) => Passage): Passage =>
  actor.tag === "user" ? decide(actor) : SIGN_IN

/** A route that needs a login and nothing else. */
export const loginGuard = (actor: Actor): Passage => ofUser(actor, () => PASS)

/** A route of an area: its roles alone. */
export const areaGuard = (actor: Actor, area: Area): Passage =>
  ofUser(actor, (user) => passIf(seesArea(area, [...user.roles])))

/** Edit, wizard and overview of an asset: administrators, and the first owner. Null is no such asset. */
export const assetGuard = (actor: Actor, asset: Pick<Asset, "owners"> | null): Passage =>
  ofUser(actor, (user) => passIf(isAdministrator(user) || (asset !== null && isFirstOwner(user, asset))))

/** The steps of an offer: its first owner alone. `undefined` is a route without an id, where anyone signed in passes; null no such offer. */
export const offerGuard = (actor: Actor, offer: Pick<Offer, "owners"> | null | undefined): Passage =>
  ofUser(actor, (user) => {
    if (offer === undefined) return PASS
    return passIf(offer !== null && isBuyerOf(user, offer))
  })

/** The same of what the gateway tells: it keeps the seller's notes from an offer's buyer alone. */
export const offerStepGuard = (actor: Actor, view: Pick<OfferView, "sellerNotes"> | null | undefined): Passage =>
  ofUser(actor, ({ id }) => offerGuard(actor, view && { owners: view.sellerNotes === null ? [id] : [] }))

const CLOSING_ROLES: { readonly [Party in ClosingParty]: Role } = { buyer: "ApprovedBuyers", seller: "Sellers" }

/** What a closing route is about: the offer's owners and windows, and the owners of its first asset. */
export interface Closing {
  readonly offer: Pick<Offer, "owners"> & ClosingWindows
  readonly asset: Pick<Asset, "owners">
}

/** The party's role, and its own side of the sale. */
const isParty = (user: SignedIn, party: ClosingParty, { asset, offer }: Closing): boolean =>
  holds(user, CLOSING_ROLES[party]) && (party === "buyer" ? isBuyerOf(user, offer) : isFirstOwner(user, asset))

/** The closing pages of the `{role}` in the address: the party itself, administrators not excepted, while its pages are open. */
export const closingGuard = (actor: Actor, role: string, closing: Closing | null): Passage => {
  if (role !== "buyer" && role !== "seller") return { tag: "notFound" }
  return ofUser(actor, (user) => {
    if (closing === null || !isParty(user, role, closing)) return REFUSED
    return isClosingPageOpen(closing.offer, role) ? PASS : { tag: "shut", target: AFTER_CLOSING[role] }
  })
}

/** What the gateway tells of a closing: the offer without its owners, and whether its first asset is the reader's. */
export interface ClosingSeen {
  readonly offer: ClosingWindows & Pick<OfferView, "sellerNotes">
  readonly asset: Pick<AssetView, "isOwner">
}

/** `closingGuard` over views: the gateway keeps the seller's notes from the buyer alone, and says who owns the asset. */
export const closingSeenGuard = (actor: Actor, role: string, seen: ClosingSeen | null): Passage => {
  if (actor.tag !== "user" || seen === null) return closingGuard(actor, role, null)
  const { asset, offer } = seen
  return closingGuard(actor, role, {
    offer: { ...offer, owners: offer.sellerNotes === null ? [actor.id] : [] },
    asset: { owners: asset.isOwner ? [actor.id] : [] },
  })
}

/** The selling routes and publication: closed to a seller whose profile was revoked. */
export const sellingGuard = (actor: Actor, profile: Pick<Profile, "sellerProfile"> | null): Passage =>
  ofUser(actor, () =>
    profile?.sellerProfile.status === "Revoked"
      ? { tag: "blocked", target: CONTACT, error: messageOf(new SellerRevoked()) }
      : PASS,
  )
