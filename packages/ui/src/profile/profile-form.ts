import { maskedPhone, type PostalAddress, type Profile } from "@xl/core/profiles"

/** Everything that the profile dialogs ask of a buyer, as typed. */
export interface ProfileForm {
  readonly firstName: string
  readonly lastName: string
  readonly officePhone: string
  readonly address: PostalAddress
  readonly companyName: string
  readonly companyProfile: ReadonlyArray<string>
  readonly jobTitle: string
  readonly aum: string
  readonly purchasingEntity: string
  readonly purchasingEntityAddress: PostalAddress
}
export type FieldErrors = { readonly [field: string]: string }

export const EMPTY_ADDRESS: PostalAddress = { country: "United States", state: "", city: "", address: "", zipCode: "" }

/** What a company may say of itself. Source: docs/decisions.md, "Company profile". */
export const COMPANY_PROFILES = [
  "Bank",
  "Credit fund",
  "Private equity",
  "Family office",
  "Servicer",
  "Broker",
  "Developer",
  "Private investor",
] as const

/** The default of the form's assets under management. Source: the specification, ACC-503. */
const DEFAULT_AUM = "1"

const or = (value: string | null, otherwise: string): string => value ?? otherwise

const buyerPart = ({ address, buyerProfile }: Profile) => ({
  purchasingEntity: or(buyerProfile.purchasingEntity, ""),
  purchasingEntityAddress: buyerProfile.purchasingEntityAddress ?? address ?? EMPTY_ADDRESS,
})

/** The form over what is saved. */
export const formOf = (profile: Profile): ProfileForm => ({
  firstName: or(profile.firstName, ""),
  lastName: or(profile.lastName, ""),
  officePhone: profile.officePhone === null ? "" : maskedPhone(profile.officePhone),
  address: profile.address ?? EMPTY_ADDRESS,
  companyName: or(profile.companyName, ""),
  companyProfile: profile.companyProfile,
  jobTitle: or(profile.jobTitle, ""),
  aum: or(profile.aum, DEFAULT_AUM),
  ...buyerPart(profile),
})
