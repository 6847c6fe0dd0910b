/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const LEGAL_REFUSALS = {
  generateLegalDocument: ["ClosingNotOpen", "OfferNotFound", "OfferStatusForbids"],
  signBDADocument: [
    "DepositAgreementNotNeeded",
    "EmailNotVerified",
    "OfferNotFound",
    "OfferStatusForbids",
    "ProfileNotFilled",
    "SignatureInvalid",
  ],
} as const
