import { isBlank } from "../shared/text.ts"
import type { OwnBank } from "./account.ts"
import type { BankCategory } from "./vocabulary.ts"

/** Why the number of a bank account's owner is refused; each names its sentence in core/messages. */
export type IdentityFailure = "licenseFormat" | "licenseRequired" | "taxIdFormat" | "taxIdRequired"

/** Characters of a federal tax ID with its hyphen. Source: specification of accounts, point 9. */
export const FEDERAL_TAX_ID_LENGTH = 10

/** What is wrong with a federal tax ID typed as ##-#######, or null. */
export const federalTaxIdFailure = (typed: string): IdentityFailure | null => {
  if (isBlank(typed)) return "taxIdRequired"
  return typed.length === FEDERAL_TAX_ID_LENGTH && /^\d\d-\d+$/.test(typed) ? null : "taxIdFormat"
}

/** A federal tax ID as it is sent: without its hyphen. */
export const sentFederalTaxId = (typed: string): string => typed.replaceAll("-", "")

/** A driver's license number as it is kept: in capitals, without spaces and hyphens. */
export const normalizedDriversLicense = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase()

/** 1 to 20 capitals and digits, at least one of them a digit. */
const LICENSE = /^(?=[A-Z]*[0-9])[A-Z0-9]{1,20}$/

/** What is wrong with a driver's license number, or null: the one check of every form that takes one. */
export const driversLicenseFailure = (typed: string): IdentityFailure | null => {
  const license = normalizedDriversLicense(typed)
  if (license === "") return "licenseRequired"
  return LICENSE.test(license) ? null : "licenseFormat"
}

/** What is wrong with the number that the account's kind asks for: a firm's federal tax ID, a person's driver's license. */
export const identityFailure = (category: BankCategory, typed: string): IdentityFailure | null =>
  category === "Business" ? federalTaxIdFailure(typed) : driversLicenseFailure(typed)

/** The number as it is sent, under the name of its kind; the other is null. */
export const sentIdentity = (
  category: BankCategory,
  typed: string,
): { readonly federalTaxID: string | null; readonly driversLicense: string | null } =>
  category === "Business"
    ? { federalTaxID: sentFederalTaxId(typed), driversLicense: null }
    : { federalTaxID: null, driversLicense: normalizedDriversLicense(typed) }

/** Whether confirming the choice of this bank first asks for a number: where it has neither federal tax ID nor driver's license. */
export const asksIdentity = (bank: Pick<OwnBank, "driversLicense" | "federalTaxID">): boolean =>
  isBlank(bank.federalTaxID) && isBlank(bank.driversLicense)
