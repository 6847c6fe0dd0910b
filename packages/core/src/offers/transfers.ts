import { Result } from "effect"
import { type Act, changeOffer, type Course } from "../market/course.ts"
import type { Asset } from "../assets/model.ts"
import { type Day, dayOf } from "../shared/days.ts"
import { isBlank } from "../shared/text.ts"
import { holdsMoney, isPaid, isPaidOut } from "./deposit.ts"
import { MoneyPaidOut, ReferenceRequired, TransferOutOfOrder } from "./errors.ts"
import type { Deposit, ManualTransfer, Offer, TransferLeg } from "./model.ts"

export type TransferRefusal = MoneyPaidOut | ReferenceRequired | TransferOutOfOrder
type Checked = Result.Result<void, TransferRefusal>

/** Statuses in which an offer is over without having won. */
export const ENDED: ReadonlyArray<Offer["status"]> = ["Canceled", "Declined", "Withdrawn"]

const outOfOrder = (isWrong: boolean): Checked =>
  isWrong ? Result.fail(new TransferOutOfOrder()) : Result.succeed(undefined)

const has = ({ transfers }: Deposit, leg: TransferLeg) => transfers.some((transfer) => transfer.leg === leg)

/** Money comes in once, for an offer that was ever published. */
const mayFund = ({ deposit, publishedDate }: Offer): Checked =>
  outOfOrder(publishedDate === null || deposit.value === 0 || isPaid(deposit))

/** Back to the buyer: whole, of an offer that ended, and never after a payout. */
const mayRefund = ({ deposit, status }: Offer): Checked => {
  if (isPaidOut(deposit)) return Result.fail(new MoneyPaidOut())
  return outOfOrder(!holdsMoney(deposit) || !ENDED.includes(status))
}

/** To the seller or the platform: once per leg, of a closed sale, or of a winner whose contract ended. */
const mayPayOut = (
  { deposit, status, winningDate }: Offer,
  leg: TransferLeg,
  asset: Pick<Asset, "status">,
): Checked => {
  const isClosed = status === "Successful" && asset.status === "Closed"
  const isForfeit = status === "Canceled" && winningDate !== null
  return outOfOrder(!isPaid(deposit) || has(deposit, "refundToBuyer") || has(deposit, leg) || !(isClosed || isForfeit))
}

const mayTransfer = (offer: Offer, leg: TransferLeg, asset: Pick<Asset, "status">): Checked => {
  switch (leg) {
    case "fund":
      return mayFund(offer)
    case "refundToBuyer":
      return mayRefund(offer)
    case "withdrawToAdmin":
    case "withdrawToSeller":
      return mayPayOut(offer, leg, asset)
  }
}

/** A decision is open while an ended offer's money is held, and closed once the money went anywhere. */
const decisionAfter = (offer: Offer, leg: TransferLeg): Deposit["decision"] => {
  if (leg === "fund") return ENDED.includes(offer.status) ? "open" : offer.deposit.decision
  return "closed"
}

/** Enters one leg by hand; the same entry again changes nothing. `asset` is the offer's first. */
export const recorded = (
  course: Course,
  offer: Offer,
  asset: Pick<Asset, "status">,
  entry: Pick<ManualTransfer, "date" | "leg" | "reference">,
  act: Act,
): Result.Result<Course, TransferRefusal> => {
  const reference = entry.reference.trim()
  if (isBlank(reference)) return Result.fail(new ReferenceRequired())
  const isRepeat = offer.deposit.transfers.some(
    ({ date, leg, reference: kept }) => leg === entry.leg && kept === reference && date === entry.date,
  )
  if (isRepeat) return Result.succeed(course)
  if (isAhead(entry.date, act.at)) return Result.fail(new TransferOutOfOrder())
  return Result.map(mayTransfer(offer, entry.leg, asset), () => {
    const transfer: ManualTransfer = { leg: entry.leg, reference, date: entry.date, recordedAt: act.at }
    const deposit: Deposit = {
      ...offer.deposit,
      decision: decisionAfter(offer, entry.leg),
      transfers: [...offer.deposit.transfers, transfer],
    }
    return changeOffer(course, { ...offer, deposit }, "DepositTransferRecorded", act)
  })
}

const isAhead = (date: Day, now: number) => date > dayOf(now)
