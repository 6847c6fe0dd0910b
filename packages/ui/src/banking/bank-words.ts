import { type BankCategory, maskedAccount, type OwnBank } from "@xl/core/banking"

/** How a bank is called where its provider did not say. */
export const bankName = ({ bankName: name }: OwnBank): string => name ?? "Bank account"

/** A bank in a line: which, and the end of its account. */
export const bankLine = (bank: OwnBank): string => `${bankName(bank)} ${maskedAccount(bank)}`

const PROVIDERS = { plaid: "Plaid", vopay: "VoPay" } as const

/** Who connected it. */
export const providerName = ({ provider }: OwnBank): string =>
  typeof provider === "string" ? PROVIDERS[provider] : provider.unknown

const NUMBERS: { readonly [C in BankCategory]: string } = {
  Business: "Federal tax ID",
  Individual: "Driver's license",
}

/** Whose account it is, with the end of that one's number. */
export const ownerLine = ({ category, driversLicense, federalTaxID }: OwnBank): string => {
  if (typeof category !== "string") return category.unknown
  const number = category === "Business" ? federalTaxID : driversLicense
  return `${category}, ${NUMBERS[category]} ${number ?? "missing"}`
}
