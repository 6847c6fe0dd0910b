import { Result } from "effect"
import type { Millis } from "../shared/days.ts"
import { OfferStatusForbids } from "./errors.ts"
import type { Offer } from "./model.ts"
import type { OfferStatus, StatusTrigger } from "../kernel/statuses.ts"

/** What may be asked of an offer; `bot` is the scheduler or a consequence of somebody's command. */
export type OfferCommand =
  | "acceptClosingDocuments"
  | "bot"
  | "cancel"
  | "create"
  | "decline"
  | "edit"
  | "editBuyerClosingPeriod"
  | "editSellerClosingPeriod"
  | "markClosingDocumentOpened"
  | "markClosingNoticeSeen"
  | "publish"
  | "reactivate"
  | "recordManualTransfer"
  | "selectForBestAndFinal"
  | "selectWinner"
  | "withdraw"

/** One way through the life of an offer. `from` is null where it begins. */
export interface OfferMove {
  readonly command: OfferCommand
  readonly by: ReadonlyArray<StatusTrigger>
  readonly from: OfferStatus | null
  readonly to: OfferStatus
}

const way = (
  command: OfferCommand,
  by: StatusTrigger,
  froms: ReadonlyArray<OfferStatus | null>,
  ...tos: ReadonlyArray<OfferStatus>
): ReadonlyArray<OfferMove> => froms.flatMap((from) => tos.map((to) => ({ command, by: [by], from, to })))

/** Where a new offer begins. */
export const FIRST_OFFER_STATUS = "Draft" as const satisfies OfferStatus

/** The life of an offer. Source: docs/market-rules.md, "Offer lifecycle". All else is refused. */
export const LIFECYCLE: ReadonlyArray<OfferMove> = [
  ...way("create", "Buyer", [null], FIRST_OFFER_STATUS),
  ...way("edit", "Buyer", ["Draft"], "Draft"),
  ...way("publish", "Buyer", ["Draft"], "Published"),
  ...way("edit", "Buyer", ["Published"], "Published"),
  ...way("selectForBestAndFinal", "Seller", ["Published"], "BestAndFinal"),
  ...way("edit", "Buyer", ["BestAndFinal"], "BestAndFinal"),
  ...way("bot", "Bot", ["BestAndFinal"], "Published"),
  ...way("selectWinner", "Seller", ["Published", "BestAndFinal"], "Successful"),
  ...way("decline", "Seller", ["Published", "BestAndFinal"], "Declined"),
  ...way("bot", "Bot", ["Published", "BestAndFinal"], "Declined"),
  ...way("withdraw", "Buyer", ["Draft", "Published", "BestAndFinal"], "Withdrawn"),
  ...way("bot", "Bot", ["Published", "BestAndFinal", "Successful"], "Canceled"),
  ...way("cancel", "Admin", ["Published", "BestAndFinal", "Successful"], "Canceled"),
  ...way("acceptClosingDocuments", "Buyer", ["Successful"], "Successful"),
  ...way("acceptClosingDocuments", "Seller", ["Successful"], "Successful"),
  ...way("markClosingDocumentOpened", "Buyer", ["Successful"], "Successful"),
  ...way("markClosingDocumentOpened", "Seller", ["Successful"], "Successful"),
  ...way("markClosingNoticeSeen", "Buyer", ["Successful"], "Successful"),
  ...way("markClosingNoticeSeen", "Seller", ["Successful"], "Successful"),
  ...way("editBuyerClosingPeriod", "Admin", ["Successful"], "Successful"),
  ...way("editSellerClosingPeriod", "Admin", ["Successful"], "Successful"),
  ...way("reactivate", "Admin", ["Canceled"], "Published", "BestAndFinal"),
]

/** Whether the table has a way for the command out of the status. */
export const offerWayOf = (
  { status }: Pick<Offer, "status">,
  command: OfferCommand,
): Result.Result<OfferMove, OfferStatusForbids> => {
  const move = LIFECYCLE.find((candidate) => candidate.command === command && candidate.from === status)
  return move ? Result.succeed(move) : Result.fail(new OfferStatusForbids({ status, command }))
}

/** For a client that enables a control: whether the table lets this part ask for the command now. */
export const canDoWithOffer = (offer: Pick<Offer, "status">, command: OfferCommand, part: StatusTrigger): boolean =>
  LIFECYCLE.some((move) => move.command === command && move.from === offer.status && move.by.includes(part))

/** The offer in its new status, with the transition in its history: the only writer of one. Another way is a defect. */
export const enteredOffer = (offer: Offer, to: OfferStatus, trigger: StatusTrigger, at: Millis): Offer => {
  const { status: from } = offer
  if (!LIFECYCLE.some((move) => move.from === from && move.to === to && move.by.includes(trigger)))
    throw new RangeError(`An offer has no way from ${from} to ${to} by ${trigger}`)
  return {
    ...offer,
    status: to,
    offerStatusChangeTrigger: trigger,
    offerHistory: [...offer.offerHistory, { from, to, at, trigger }],
  }
}
