import type { UserId } from "../shared/ids.ts"
import type { Deposit, Offer, TransferLeg } from "./model.ts"
import { isBinding } from "./standing.ts"

type Moved = { readonly transfers: ReadonlyArray<{ readonly leg: TransferLeg }> }

const has = ({ transfers }: Moved, leg: TransferLeg): boolean => transfers.some((transfer) => transfer.leg === leg)

/** Whether money went to the seller or the platform. */
export const isPaidOut = (deposit: Moved): boolean =>
  has(deposit, "withdrawToSeller") || has(deposit, "withdrawToAdmin")

/** Whether the earnest money arrived, whatever became of it. */
export const isPaid = (deposit: Moved): boolean => has(deposit, "fund")

/** Whether money of the buyer lies in escrow on which nobody decided yet. */
export const holdsMoney = (deposit: Moved & Pick<Deposit, "decision">): boolean =>
  isPaid(deposit) && deposit.decision !== "closed" && !has(deposit, "refundToBuyer") && !isPaidOut(deposit)

/** The deposit of an offer that ends: held money opens a decision. */
export const atTheEnd = ({ deposit }: Pick<Offer, "deposit">): Deposit =>
  holdsMoney(deposit) ? { ...deposit, decision: "open" } : deposit

/** Whether an administrator still has to decide on money of this offer. */
export const isOpen = (offer: { readonly deposit: Pick<Deposit, "decision"> }): boolean =>
  offer.deposit.decision === "open"

const isSettled = (deposit: Deposit): boolean => has(deposit, "refundToBuyer") || isPaidOut(deposit)

/**
 * Whether earnest money of the offer may still move through this person's bank: a buyer's while the offer is active or won, or money
 * came in; a seller's once it won, until it is settled.
 */
export const isDepositUnderWay = (
  { deposit, owners, sellerId, status }: Pick<Offer, "deposit" | "owners" | "sellerId" | "status">,
  person: UserId,
): boolean => {
  if (deposit.value === 0 || isSettled(deposit)) return false
  if (owners[0] === person) return isBinding(status) || isPaid(deposit)
  return sellerId === person && (status === "Successful" || deposit.decision === "open")
}
