/** Bank accounts: what is kept of them, which may be chosen, and whose number is asked for. */
// Pulls in shared.
export {
  asksIdentity,
  driversLicenseFailure,
  FEDERAL_TAX_ID_LENGTH,
  federalTaxIdFailure,
  identityFailure,
  type IdentityFailure,
  normalizedDriversLicense,
  sentFederalTaxId,
  sentIdentity,
} from "./identity.ts"
export { maskedAccount, maskedAccountNumber } from "./masking.ts"
export { BankingInfo, NewBank, NewPlaidBank, NewVopayBank } from "./model.ts"
export { addBankProvider, type BankChoice, selectableBanks } from "./providers.ts"
export { BankCategory, BankProvider, ConnectionType, DEFAULT_BANK_PROVIDER } from "./vocabulary.ts"
