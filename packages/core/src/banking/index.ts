/** Bank accounts: what is kept of them, which may be chosen, and whose number is asked for. */
// Pulls in assets, messages, profiles, shared.
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
export { BankAddress, OwnBank, ownBank } from "./account.ts"
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
export { type BankEdit, Banks } from "./ports.ts"
export { addBankProvider, type BankChoice, selectableBanks, submitsAtOnce } from "./providers.ts"
export { bankAddressFailures } from "./rules.ts"
export { BankCategory, BankProvider, ConnectionType } from "./vocabulary.ts"
