import { Effect } from "effect"
import { onOffer } from "../deal/on-offer.ts"
import { TransferOutOfOrder } from "../../offers/errors.ts"
import type { Deposit, ManualTransfer, Offer, TransferLeg } from "../../offers/model.ts"
import { ENDED } from "../../offers/transfers.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { Day } from "../../shared/days.ts"
import { DecimalCents } from "../../shared/decimal.ts"
import type { OfferId } from "../../shared/ids.ts"
import { dueByHand, recordedByHand } from "../../deposits/by-hand.ts"
import { isDepositAgreed } from "../../deposits/editing.ts"
import { currentOf } from "../../deposits/machine.ts"
import { decidedOnDeposit, type DepositScene } from "./on-deposit.ts"

/** A decision is open while an ended offer's money is held, and closed once the money went anywhere. */
const decisionAfter = ({ deposit, status }: Offer, leg: TransferLeg): Deposit["decision"] => {
  if (leg === "fund") return ENDED.includes(status) ? "open" : deposit.decision
  return "closed"
}

/** While transfers run by themselves, only a leg that waits for an administrator's hand is entered. */
const isOpenToHand = ({ autoDeposit, kept, offer }: DepositScene, leg: TransferLeg): boolean =>
  !autoDeposit || (leg !== "fund" && dueByHand(kept.account, offer).some((due) => due.leg === leg))

const recorded = Effect.fnUntraced(function* (
  scene: DepositScene,
  entry: Pick<ManualTransfer, "date" | "leg" | "reference">,
) {
  const { act, kept, offer, situation } = scene
  const { date, leg } = entry
  if (!isOpenToHand(scene, leg)) return yield* new TransferOutOfOrder()
  const account = yield* Effect.fromResult(recordedByHand(kept.account, entry, offer, situation, act.at))
  const reference = entry.reference.trim()
  const transfer: ManualTransfer = { leg, reference, date, recordedAt: act.at }
  const deposit: Deposit = {
    ...offer.deposit,
    decision: decisionAfter(offer, leg),
    transfers: [...offer.deposit.transfers, transfer],
  }
  const amount = currentOf(account, leg)?.amount
  return {
    kept: account === kept.account ? kept : { ...kept, account },
    offer: { ...offer, deposit },
    type: "DepositTransferRecorded" as const,
    told: { leg, reference, date, amount: amount === undefined ? null : DecimalCents.encode(amount) },
    step: leg,
    ...(isDepositAgreed(offer) && !offer.buyerClosingDocumentsAccepted
      ? { restatesDocuments: true, facts: { documents: "restated" } }
      : {}),
  }
})

/**
 * An administrator enters a leg of the earnest money that moved outside, with the bank's reference and its UTC day. The closing documents
 * state what is held, so that those of a winner are prepared again.
 */
export const recordManualTransfer = Effect.fn("recordManualTransfer")(function* (
  actor: Actor,
  id: OfferId,
  leg: TransferLeg,
  reference: string,
  date: Day,
) {
  return yield* onOffer(actor, "recordManualTransfer", id, (scene) =>
    decidedOnDeposit(scene, (deposit) => recorded(deposit, { leg, reference, date })),
  )
})
