/** Bank accounts: what is kept of them, which may be chosen, and whose number is asked for. */
export {
  asksIdentity,
  driversLicenseFailure,
  FEDERAL_TAX_ID_LENGTH,
  federalTaxIdFailure,
  identityFailure,
  normalizedDriversLicense,
  sentFederalTaxId,
  sentIdentity,
} from "./identity.ts"
export { BankAddress, OwnBank, ownBank, BankAccount } from "./account.ts"
export {
  BankFieldsInvalid,
  BankIdentityMissing,
  BankInUse,
  BankNotConnected,
  BankNotFound,
  BankNotSelectable,
  type BankRefusal,
  CONNECTION_FAILURES,
  type ConnectionFailure,
} from "./errors.ts"
export { bankMessageOf, frameMessage, FrameMessage, PlaidConnected, VopayConnected } from "./frame-message.ts"
export { BankLink, CONNECTION_OPENS_AFTER, frameAddress, PlaidLinkToken } from "./link.ts"
export { maskedAccount, maskedAccountNumber } from "./masking.ts"
export type { NewBank } from "./model.ts"
export { type BankEdit, Banks, BankConnections, BankVault, type ConnectedBank } from "./ports.ts"
export { addBankProvider, type BankChoice, selectableBanks, submitsAtOnce } from "./providers.ts"
export { bankAddressFailures } from "./rules.ts"
export { BankCategory, ConnectionType } from "./vocabulary.ts"
export {
  sandbox,
  type Sandbox,
  SANDBOX_ACCOUNTS,
  SANDBOX_BANKS,
  SANDBOX_LINK_LIFE,
  SANDBOX_PASSWORD,
  SANDBOX_USERS,
  SandboxSignIn,
  type Stamp,
} from "./sandbox.ts"
export { bankIdentityTexts, bankTexts } from "./words.ts"
