import type { IdentityFailure } from "./identity.ts"

/** What the identity dialog says of the number typed. */
export const bankIdentityTexts: { readonly [F in IdentityFailure]: string } = {
  taxIdRequired: "Federal tax ID is required",
  taxIdFormat: "Federal tax ID must look like ##-#######",
  licenseRequired: "Driver's license number is required",
  licenseFormat: "A driver's license number has 1 to 20 letters and digits, and at least one digit",
}

/** What the bank dialogs say. */
export const bankTexts = {
  addressTitle: "Action Required: Add Your Banking Address",
  addressReason:
    "The payment provider needs an address on the linked bank account and cannot accept offers until it is updated.",
  addressButton: "Update Banking Details",
} as const
