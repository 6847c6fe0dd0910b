/** What changes people's bank accounts. For the gateway and testkit alone. */
export { BankAccount } from "./account.ts"
export { addBank } from "./add-bank.ts"
export { addBankAddress, chooseBank } from "./choose-bank.ts"
export { editBank } from "./edit-bank.ts"
export { findBank, ownBanks, plaidLinkToken, startBankLink } from "./own-banks.ts"
export { BankConnections, BankVault, type ConnectedBank } from "./ports.ts"
export { removeBank } from "./remove-bank.ts"
export {
  type Sandbox,
  sandbox,
  SANDBOX_ACCOUNTS,
  SANDBOX_BANKS,
  SANDBOX_LINK_LIFE,
  SANDBOX_PASSWORD,
  SANDBOX_USERS,
  SandboxSignIn,
  type Stamp,
} from "./sandbox.ts"
