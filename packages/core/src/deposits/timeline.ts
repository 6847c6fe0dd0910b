import type { TransferLeg } from "../offers/model.ts"
import { currentOf } from "./machine.ts"
import type { DepositAccount, FactAt, TransferFact, TransferStep, TransferTimeline } from "./model.ts"

const reached = (told: FactAt | undefined): TransferStep | null =>
  told ? { date: told.at, code: told.code, failedDate: null, failedReason: null } : null

const failed = (told: FactAt | undefined): TransferStep | null =>
  told ? { date: told.at, code: told.code, failedDate: told.at, failedReason: told.reason } : null

/** An outgoing leg is one step: dated when it settled, or else when it was asked for, and failed where it failed. */
const legStep = (account: DepositAccount, leg: TransferLeg): TransferStep | null => {
  const facts = currentOf(account, leg)?.facts
  const step = reached(facts?.paid ?? facts?.requested)
  const failure = facts?.fundFailed
  return step && failure ? { ...step, code: failure.code, failedDate: failure.at, failedReason: failure.reason } : step
}

/** The timeline of a deposit: its newest attempt to come in, and what of it went out. */
export const timelineOf = (account: DepositAccount): TransferTimeline => {
  const facts: { readonly [Fact in TransferFact]?: FactAt } = currentOf(account, "fund")?.facts ?? {}
  return {
    requested: reached(facts.requested),
    pending: reached(facts.pending),
    inProgress: reached(facts.inProgress),
    paid: reached(facts.paid),
    fundFailed: failed(facts.fundFailed),
    refundToBuyer: legStep(account, "refundToBuyer"),
    withdrawToSeller: legStep(account, "withdrawToSeller"),
    withdrawToAdmin: legStep(account, "withdrawToAdmin"),
  }
}
