import { maskedAccountNumber, type OwnBank } from "@xl/core/banking"
import type { DepositAction, DepositSide, DepositView } from "@xl/core/deposits"
import type { TransferLeg } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import { day } from "../parts/index.ts"

/** Where money of a deposit goes, as it is chosen. */
export const LEGS: { readonly [Leg in TransferLeg]: string } = {
  fund: "From the buyer",
  refundToBuyer: "Back to the buyer",
  withdrawToSeller: "To the seller",
  withdrawToAdmin: "To XL",
}

/** Whose bank a side chooses: an administrator names the one that takes the platform's part. */
export const BANKS: { readonly [Side in DepositSide]: { readonly label: string; readonly select: string } } = {
  admin: { label: "Bank for XL's share", select: "Select bank for XL's share" },
  buyer: { label: "Your bank", select: "Select bank" },
  seller: { label: "Your bank", select: "Select bank" },
}

/** How far the money came, in a word. */
export const STATUSES: { readonly [Status in DepositView["depositStatus"]]: string } = {
  none: "Not received yet",
  requested: "Requested",
  pending: "Pending",
  inProgress: "On its way",
  paid: "Received",
  fundFailed: "Failed",
}

export const ACTIONS: { readonly [Action in DepositAction]: string } = {
  approveDeposit: "Pay out",
  approveDepositSeller: "Approve payout",
  declineDeposit: "Decide by fault",
  editDepositAmount: "Change amount",
  recordManualTransfer: "Record transfer",
  refundDeposit: "Refund",
}

/** An account as one picks it: its bank, and its end where that is known. */
export const bankText = ({ bankName, lastFour }: Pick<OwnBank, "bankName" | "lastFour">): string => {
  const name = bankName ?? "Bank account"
  return lastFour === null ? name : `${name} ${maskedAccountNumber(lastFour)}`
}

/** One line of the way that a deposit takes. */
export interface Stop {
  readonly id: string
  readonly isMet: boolean
  readonly text: string
}

type Step = DepositView["timeline"]["paid"]

const when = (label: string, step: Step, isMet = step !== null): string => {
  if (!step || step.date === null) return label
  if (step.failedDate !== null)
    return `${label}: failed ${day(dayOf(step.failedDate))}${step.failedReason === null ? "" : `, ${step.failedReason}`}`
  const code = step.code === null ? "" : `, reference ${step.code}`
  return isMet ? `${label} ${day(dayOf(step.date))}${code}` : `${label}: due since ${day(dayOf(step.date))}`
}

const OUT = [
  ["refundToBuyer", "Returned to the buyer"],
  ["withdrawToSeller", "Paid to the seller"],
  ["withdrawToAdmin", "Paid to XL"],
] as const

/** The way of a deposit: in, agreed and decided on, and out along the legs that were asked for. */
export const stopsOf = ({ consentDate, depositDecisionDate, due, timeline }: DepositView): ReadonlyArray<Stop> => {
  const isDue = (leg: string) => due.some((one) => one.leg === leg)
  const failure = timeline.fundFailed
  return [
    failure
      ? { id: "paid", isMet: false, text: when("Received", failure) }
      : { id: "paid", isMet: timeline.paid !== null, text: when("Received from the buyer", timeline.paid) },
    ...(consentDate === null
      ? []
      : [{ id: "consent", isMet: true, text: `Payout approved by the seller ${day(dayOf(consentDate))}` }]),
    ...(depositDecisionDate === null
      ? []
      : [{ id: "decision", isMet: true, text: `Decided by an administrator ${day(dayOf(depositDecisionDate))}` }]),
    ...OUT.flatMap(([leg, label]) => {
      const step = timeline[leg]
      const isMet = step !== null && step.failedDate === null && !isDue(leg)
      return step ? [{ id: leg, isMet, text: when(label, step, isMet) }] : []
    }),
  ]
}
