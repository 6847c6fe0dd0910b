/** What changes deposits. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { approveDepositSeller } from "./approve-deposit-seller.ts"
export { approveDeposit } from "./approve-deposit.ts"
export { declineDeposit } from "./decline-deposit.ts"
export { editDepositAmount } from "./edit-deposit-amount.ts"
export { findDeposit } from "./find-deposit.ts"
export { recordManualTransfer } from "./record-manual-transfer.ts"
export { refundDeposit } from "./refund-deposit.ts"
export { selectBankForOffer } from "./select-bank-for-offer.ts"
