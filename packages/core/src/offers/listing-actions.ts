import { editScope } from "../assets/edits.ts"
import { canDo } from "../assets/machine.ts"
import { partIn } from "../assets/policies.ts"
import { isContractPending, isUnderSelection } from "../assets/statuses.ts"
import { type AssetStatus } from "../kernel/statuses.ts"
import type { AssetView } from "../assets/views.ts"
import { listingActionTexts as texts } from "./listing-action-words.ts"
import { periodState } from "../periods/rules.ts"
import type { Actor } from "../kernel/actor.ts"
import { isOpen } from "./deposit.ts"
import type { Deposit } from "./model.ts"

/** What a seller or an administrator does with a listing from a screen, the most expected first. */
export const LISTING_ACTIONS = [
  "release",
  "cancelPublishRequest",
  "edit",
  "requestPublish",
  "hold",
  "withdraw",
  "takeBackApproval",
  "revoke",
  "discard",
  "remove",
] as const
export type ListingAction = (typeof LISTING_ACTIONS)[number]

/** An action that is not possible now, and the sentence that says why. */
export interface RefusedAction {
  readonly action: ListingAction
  readonly why: string
}

/** What one person may do with one listing now, in the order of `LISTING_ACTIONS`. */
export interface ListingActions {
  readonly allowed: ReadonlyArray<ListingAction>
  readonly refused: ReadonlyArray<RefusedAction>
}

/** What the actions of a listing depend on. */
export type ActionedListing = Pick<AssetView, "hold" | "isOwner" | "numberOfOffers" | "registrationStatus" | "status">
type Part = "Admin" | "Seller"
/** What of an offer bars a deletion. */
interface Undecided {
  readonly deposit: Pick<Deposit, "decision">
}

/** Whether an administrator has the requested publication of the listing before them. */
export const isUnderReview = ({
  registrationStatus,
  status,
}: Pick<AssetView, "registrationStatus" | "status">): boolean => status === "Draft" && registrationStatus === "pending"

/** Why an administrator revoked the listing, "" where no reason was given; null where it is not revoked. */
export const revocationReason = ({
  status,
  statusComment,
}: Pick<AssetView, "status" | "statusComment">): string | null => (status === "Revoked" ? (statusComment ?? "") : null)

/** Actions that a listing on the market has until a winner is selected. */
const FIXED_BY_A_SALE: ReadonlyArray<ListingAction> = ["hold", "revoke", "withdraw"]

const whySaleIsFixed = (status: AssetStatus): string | null => {
  if (isContractPending(status)) return texts.winnerSelected
  return status === "UnderContract" ? texts.underContract : null
}

const whyEnded = (status: AssetStatus): string | null => {
  if (status === "Closed") return texts.closed
  return status === "Deleted" ? texts.deleted : null
}

/** Why the table has no way for the action although a person may look for it; null where nobody would. */
const whyNoWay = (action: ListingAction, asset: ActionedListing): string | null => {
  const { status } = asset
  if (action === "edit") return isUnderReview(asset) ? texts.underReview : whyEnded(status)
  if (action === "hold" && isUnderSelection(status)) return texts.underSelection
  return FIXED_BY_A_SALE.includes(action) ? whySaleIsFixed(status) : null
}

/** Why a way of the table is barred; null where it is open. */
const whyBarred = (
  action: ListingAction,
  { hold, numberOfOffers }: ActionedListing,
  offers: ReadonlyArray<Undecided>,
  part: Part,
): string | null => {
  const bars: { readonly [A in ListingAction]?: readonly [isBarred: boolean, why: string] } = {
    release: [hold?.by === "Admin" && part === "Seller", texts.heldByAdministrator],
    takeBackApproval: [numberOfOffers !== null && numberOfOffers > 0, texts.hasOffers],
    discard: [offers.some(isOpen), texts.depositOpen],
    remove: [offers.some(isOpen), texts.depositOpen],
  }
  const [isBarred, why] = bars[action] ?? [false, ""]
  return isBarred ? why : null
}

const hasWay = (action: ListingAction, asset: ActionedListing, part: Part): boolean => {
  if (action === "edit") return !isUnderReview(asset) && editScope(asset.status) !== "none"
  if (action === "cancelPublishRequest") return isUnderReview(asset)
  if (action === "requestPublish" && isUnderReview(asset)) return false
  return canDo(asset, action, part)
}

/**
 * What this person may do with the listing, and why not what they may look for. The gateway asks the same rules again, with every offer
 * and the seller's plan. `offers` are those that the screen has; without them a deletion is offered that may be refused.
 */
export const listingActions = (
  asset: ActionedListing,
  offers: ReadonlyArray<Undecided>,
  actor: Actor,
): ListingActions => {
  const asked = LISTING_ACTIONS.flatMap((action) => {
    const part = partIn(actor, action, asset.isOwner)
    if (part === null) return []
    const isPossible = hasWay(action, asset, part)
    const why = isPossible ? whyBarred(action, asset, offers, part) : whyNoWay(action, asset)
    return isPossible || why !== null ? [{ action, why }] : []
  })
  return {
    allowed: asked.flatMap(({ action, why }) => (why === null ? [action] : [])),
    refused: asked.flatMap(({ action, why }) => (why === null ? [] : [{ action, why }])),
  }
}

const HELD_PERIOD = {
  "OnHold.CallForOffers": "callForOffersPeriod",
  "OnHold.BestAndFinal": "bestAndFinalPeriod",
} as const

const INTERRUPTED = { CallForOffers: "callForOffersPeriod", BestAndFinal: "bestAndFinalPeriod" } as const

/** The period that a hold would interrupt; null where none runs. */
export const periodToInterrupt = (
  asset: Pick<AssetView, "bestAndFinalPeriod" | "callForOffersPeriod" | "status">,
): "bestAndFinalPeriod" | "callForOffersPeriod" | null => {
  const name = asset.status in INTERRUPTED ? INTERRUPTED[asset.status as keyof typeof INTERRUPTED] : null
  return name !== null && asset[name] !== null ? name : null
}

/** The period that a hold interrupts and that has ended meanwhile: to release the listing somebody names its new last day. */
export const lapsedInHold = (
  asset: Pick<AssetView, "bestAndFinalPeriod" | "callForOffersPeriod" | "status">,
  now: number,
): "bestAndFinalPeriod" | "callForOffersPeriod" | null => {
  const name = asset.status in HELD_PERIOD ? HELD_PERIOD[asset.status as keyof typeof HELD_PERIOD] : null
  return name !== null && periodState(asset[name], now) === "ended" ? name : null
}
