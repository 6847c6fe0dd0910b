/** Earnest money: how it comes in, who decides where it goes, and the books of it. Draws on assets, messages and offers. */
export { banksForOffer, takesBank } from "./banks-for-offer.ts"
export {
  CONSENT_DAYS,
  decideDeposit,
  DEPOSIT_COMMANDS,
  type DepositCommand,
  type DepositSituation,
} from "./commands.ts"
export { isDepositAgreed, isPaymentAwaited } from "./editing.ts"
export * from "./errors.ts"
export {
  balanceOf,
  entriesOf,
  LEDGER_ACCOUNTS,
  type LedgerEntry,
  depositFigures,
  type Payees,
  moneysOf,
} from "./ledger.ts"
export { fundingStatus, hasPayout, MOVES, needsReconciliation, statusOf, transferKey } from "./machine.ts"
export { type DepositAccount, FundingStatus, newDeposit, TransferStep, TransferTimeline } from "./model.ts"
export { INCOMING_STATES, OUTGOING_STATES, type ProviderEvent, received } from "./providers.ts"
export {
  approvedSplit,
  type DeclineFault,
  declinedSplit,
  platformFee,
  type Split,
  splitByFault,
  splitWarnings,
} from "./split.ts"
export { Deposits } from "./ports.ts"
export { timelineOf } from "./timeline.ts"
export { DepositAction, DepositBank, DepositSide, DepositView } from "./views.ts"
export { changeOfDeposit, type DepositChange, depositOf, type HistoryFact, KeptDeposit } from "./kept.ts"
