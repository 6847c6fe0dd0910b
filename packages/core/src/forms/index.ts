/** The validators as Standard Schemas, for form libraries: the same rules, the same sentences. */
// Pulls in accounts, assets, banking, messages, profiles, shared.
export {
  confirmationCode,
  driversLicense,
  entityName,
  federalTaxId,
  newPassword,
  personName,
  phone,
  requiredText,
  signInEmail,
  signInPassword,
  signUpEmail,
  zip,
} from "./schemas.ts"
export { codecSchema, type Standard, textSchema } from "./standard.ts"
