import type { Deposit, Offer, TransferLeg } from "./model.ts"

const has = ({ transfers }: Deposit, leg: TransferLeg): boolean => transfers.some((transfer) => transfer.leg === leg)

/** Whether money went to the seller or the platform. */
export const isPaidOut = (deposit: Deposit): boolean =>
  has(deposit, "withdrawToSeller") || has(deposit, "withdrawToAdmin")

/** Whether the earnest money arrived, whatever became of it. */
export const isPaid = (deposit: Deposit): boolean => has(deposit, "fund")

/** Whether money of the buyer lies in escrow. */
export const holdsMoney = (deposit: Deposit): boolean =>
  isPaid(deposit) && !has(deposit, "refundToBuyer") && !isPaidOut(deposit)

/** The deposit of an offer that ends: held money opens a decision. */
export const atTheEnd = ({ deposit }: Pick<Offer, "deposit">): Deposit =>
  holdsMoney(deposit) ? { ...deposit, decision: "open" } : deposit

/** Whether an administrator still has to decide on money of this offer. */
export const isOpen = (offer: Pick<Offer, "deposit">): boolean => offer.deposit.decision === "open"
