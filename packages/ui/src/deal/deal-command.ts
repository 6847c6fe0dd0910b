import { canDo } from "@xl/core/assets"
import type { DealView } from "@xl/core/deals"
import {
  canCancelOffer,
  canReactivateOffer,
  extensionBounds,
  listingActions,
  openClosingPeriod,
  type OfferView,
} from "@xl/core/offers"
import type { Actor } from "@xl/core/kernel"

/** A command on the listing from the page of its deal. */
export type ListingCommand =
  | "approve"
  | "confirmClosing"
  | "hold"
  | "release"
  | "reportFallThrough"
  | "revoke"
  | "takeBackApproval"
  | "withdraw"
/** A command on one of its offers. */
export type OfferCommand = "cancel" | "extendBuyer" | "extendSeller" | "reactivate"

/** What the administrator is asked to confirm. */
export type AskedCommand =
  | { readonly tag: ListingCommand }
  | { readonly tag: OfferCommand; readonly offer: OfferView }
  | { readonly tag: "plan" }

/** Commands of administrators alone, which the asset's status decides. */
const OF_STATUS = ["approve", "confirmClosing", "reportFallThrough"] as const
/** Commands that sellers have too, with their bars. */
const OF_LISTING = ["release", "hold", "takeBackApproval", "withdraw", "revoke"] as const

/** Commands that end something for other people. */
export const isDestructive = (tag: AskedCommand["tag"]): boolean =>
  ["cancel", "reportFallThrough", "revoke", "withdraw"].includes(tag)

/** Commands on the listing that are possible now, in the order of the menu. */
export const listingCommands = ({ asset }: DealView, actor: Actor): ReadonlyArray<ListingCommand> => {
  const { allowed } = listingActions(asset, [], actor)
  return [
    ...OF_STATUS.filter((command) => canDo(asset, command, "Admin")),
    ...OF_LISTING.filter((command) => allowed.includes(command)),
  ]
}

/** Commands on an offer that are possible now, as far as this sale goes. */
export const offerCommands = ({ asset }: DealView, offer: OfferView): ReadonlyArray<"cancel" | "reactivate"> => [
  ...(canCancelOffer(offer, asset) ? (["cancel"] as const) : []),
  ...(canReactivateOffer(offer, asset) ? (["reactivate"] as const) : []),
]

const EXTENDED = { extendBuyer: "buyer", extendSeller: "seller" } as const

/** The days that the command may give a closing period as its new last day; null of a command that extends none. */
export const extensionDays = (asked: AskedCommand, now: number): ReturnType<typeof extensionBounds> | null => {
  if (asked.tag !== "extendBuyer" && asked.tag !== "extendSeller") return null
  const period = openClosingPeriod(asked.offer, EXTENDED[asked.tag])
  return period && extensionBounds(period, now)
}

/** The command that extends a party's closing period; null while that party has nothing to accept. */
export const extensionOf = (offer: OfferView | undefined, party: "buyer" | "seller"): AskedCommand | null =>
  offer && openClosingPeriod(offer, party) ? { tag: party === "buyer" ? "extendBuyer" : "extendSeller", offer } : null
