/** What changes people's bank accounts. For the gateway and testkit alone. */
export { addBank } from "./add-bank.ts"
export { addBankAddress, chooseBank } from "./choose-bank.ts"
export { editBank } from "./edit-bank.ts"
export { findBank, ownBanks, plaidLinkToken, startBankLink } from "./own-banks.ts"
export { removeBank } from "./remove-bank.ts"
