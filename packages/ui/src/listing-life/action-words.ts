import { type AssetView, editScope, isBeforePublication, isDraft, titleOf, wizardPath } from "@xl/core/assets"
import { money } from "@xl/core/shared"
import {
  consequencesForOffers,
  isActiveOffer,
  lapsedInHold,
  type ListingAction,
  type OfferView,
  periodToInterrupt,
} from "@xl/core/offers"
import { day } from "../parts/index.ts"

/** An action's verb on a button and in a menu. */
const VERBS: { readonly [A in Exclude<ListingAction, "edit">]: string } = {
  release: "Release",
  cancelPublishRequest: "Take the request back",
  requestPublish: "Request publication",
  hold: "Put on hold",
  withdraw: "Take down",
  takeBackApproval: "Take the approval back",
  revoke: "Revoke",
  discard: "Discard the draft",
  remove: "Delete",
}

export const verbOf = (action: ListingAction, { status }: AssetView): string => {
  if (action === "revoke" && isBeforePublication(status)) return "Decline"
  if (action !== "edit") return VERBS[action]
  if (isDraft(status)) return "Continue"
  return editScope(status) === "advisors" ? "Edit advisors" : "Edit"
}

/** The wizard: where something is missing, or on the advisors' page where nothing else may change. */
export const editPath = ({ id, status }: AssetView): string =>
  editScope(status) === "advisors" ? wizardPath("advisors", id) : `/asset/${id}/edit`

/** What the snackbar says once an action is done. */
export const DONE: { readonly [A in Exclude<ListingAction, "edit">]: string } = {
  release: "The listing is on the market again.",
  cancelPublishRequest: "The request is taken back. You can go on editing.",
  requestPublish: "Publication is requested. An administrator looks at the listing, and you are told.",
  hold: "The listing is on hold.",
  withdraw: "The listing is taken down.",
  takeBackApproval: "The approval is taken back. The listing waits for review again.",
  revoke: "Asset revoked",
  discard: "The draft is discarded.",
  remove: "The listing is deleted.",
}

/** What the dialog asks before an action. */
export interface ActionWords {
  readonly title: string
  readonly text: ReadonlyArray<string>
  readonly go: string
  readonly isDanger: boolean
}

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

/** "3 active offers are declined and 1 multi-asset offer is canceled; …", with the money that moves. */
export const offersEnd = (offers: ReadonlyArray<OfferView>): string => {
  const { canceledBundles, declined, dropped, refunded } = consequencesForOffers(offers)
  const ends = [
    ...(declined > 0 ? [counted(declined, "active offer is declined", "active offers are declined")] : []),
    ...(canceledBundles > 0
      ? [counted(canceledBundles, "multi-asset offer is canceled", "multi-asset offers are canceled")]
      : []),
  ]
  if (ends.length === 0) return "There is no active offer."
  const paid = refunded > 0 ? `, deposits of ${money(refunded)} are refunded` : ""
  const unpaid = dropped > 0 ? `, deposits of ${money(dropped)} are no longer due` : ""
  return `${ends.join(" and ")}${paid}${unpaid}. The buyers are told.`
}

/** "3 active offers stay." */
export const offersStay = (offers: ReadonlyArray<OfferView>): string => {
  const active = offers.filter(({ status }) => isActiveOffer(status)).length
  return active === 0 ? "There is no active offer." : counted(active, "active offer stays.", "active offers stay.")
}

const PERIODS = { callForOffersPeriod: "call for offers", bestAndFinalPeriod: "best and final" } as const

/** The name of the period that has ended while the listing was on hold; null where none has. */
export const lapsedPeriod = (asset: AssetView, now: number): string | null => {
  const name = lapsedInHold(asset, now)
  return name === null ? null : PERIODS[name]
}

/** What a hold leaves running. */
const heldDates = (asset: AssetView): string => {
  const name = periodToInterrupt(asset)
  const period = name === null ? null : asset[name]
  if (name === null || period === null) return "No date moves."
  return `Dates do not move: the ${PERIODS[name]} still ends on ${day(period.endDate)}. If you release the listing later, you set a new last day.`
}

type Words = (asset: AssetView, offers: ReadonlyArray<OfferView>, now: number) => Omit<ActionWords, "go">

const WORDS: { readonly [A in Exclude<ListingAction, "edit">]: Words } = {
  release: (asset, offers, now) => {
    const lapsed = lapsedPeriod(asset, now)
    return {
      title: "Release this listing?",
      text: [
        `Buyers see it again where it stood. ${offersStay(offers)}`,
        ...(lapsed === null ? [] : [`The ${lapsed} ended while the listing was on hold. Set its new last day.`]),
      ],
      isDanger: false,
    }
  },
  cancelPublishRequest: () => ({
    title: "Take the request back?",
    text: ["The asset stays your draft, and you can go on editing."],
    isDanger: false,
  }),
  requestPublish: () => ({
    title: "Request publication?",
    text: [
      "Until an administrator has looked at the listing, or you take the request back, nothing of it can be changed.",
    ],
    isDanger: false,
  }),
  hold: (asset, offers) => ({
    title: "Put this listing on hold?",
    text: [`Buyers no longer see it and no new offer is taken. ${offersStay(offers)}`, heldDates(asset)],
    isDanger: false,
  }),
  withdraw: (_asset, offers) => ({
    title: "Take this listing down?",
    text: [
      offersEnd(offers),
      "It leaves the market and stands in your archive. To sell the loan later, request publication again.",
    ],
    isDanger: true,
  }),
  takeBackApproval: () => ({
    title: "Take the approval back?",
    text: [
      "No offer was made yet. The listing leaves the market and waits for review again, under the day of its request.",
      "The seller is told.",
    ],
    isDanger: false,
  }),
  revoke: (asset, offers) => ({
    title: `Revoke ${titleOf(asset)}?`,
    text: [offersEnd(offers), "The seller sees the comment and may ask for publication again."],
    isDanger: true,
  }),
  discard: () => ({
    title: "Discard the draft?",
    text: ["The draft, its pictures and its data room are gone for good."],
    isDanger: true,
  }),
  remove: () => ({
    title: "Delete this listing?",
    text: ["Its seller and its buyers no longer see it. It cannot be brought back."],
    isDanger: true,
  }),
}

export const wordsOf = (
  action: Exclude<ListingAction, "edit">,
  asset: AssetView,
  offers: ReadonlyArray<OfferView>,
  now: number,
): ActionWords => ({ ...WORDS[action](asset, offers, now), go: VERBS[action] })
