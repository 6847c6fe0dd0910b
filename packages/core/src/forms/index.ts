/** The validators as Standard Schemas, for form libraries: the same rules, the same sentences. */
export {
  chatMessage,
  confirmationCode,
  contactForm,
  driversLicense,
  entityName,
  federalTaxId,
  listingText,
  newPassword,
  personName,
  phone,
  proofOfFundsFile,
  question,
  requiredText,
  signInEmail,
  signInPassword,
  signUpEmail,
  zip,
} from "./schemas.ts"
export { codecSchema, formSchema, type Standard, textSchema } from "./standard.ts"
