import { isBlank } from "../shared/text.ts"
import { maskedPhone } from "../shared/fields.ts"
import type { PostalAddress, Profile } from "./model.ts"

/** Everything that the dialogs of the user profile ask, as typed. */
export interface ProfileForm {
  readonly firstName: string
  readonly lastName: string
  readonly officePhone: string
  readonly cellPhone: string
  readonly faxNumber: string
  readonly address: PostalAddress
  readonly companyName: string
  readonly companyProfile: ReadonlyArray<string>
  readonly jobTitle: string
  readonly aum: string
}

/** An address before anything was typed; the product begins in the United States. */
export const EMPTY_ADDRESS: PostalAddress = { country: "United States", state: "", city: "", address: "", zipCode: "" }

/** What a company may say of itself. Source: docs/adr/0015-own-vocabularies.md. */
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

/** The form before a profile is there. */
export const EMPTY_FORM: ProfileForm = {
  firstName: "",
  lastName: "",
  officePhone: "",
  cellPhone: "",
  faxNumber: "",
  address: EMPTY_ADDRESS,
  companyName: "",
  companyProfile: [],
  jobTitle: "",
  aum: DEFAULT_AUM,
}

const or = (value: string | null, otherwise: string): string => value ?? otherwise

const shownPhone = (digits: string | null): string => (digits === null ? "" : maskedPhone(digits))

const phonesPart = ({ cellPhone, faxNumber, officePhone }: Profile) => ({
  officePhone: shownPhone(officePhone),
  cellPhone: shownPhone(cellPhone),
  faxNumber: shownPhone(faxNumber),
})

/** The form over what is saved. */
export const formOf = (profile: Profile): ProfileForm => ({
  firstName: or(profile.firstName, ""),
  lastName: or(profile.lastName, ""),
  ...phonesPart(profile),
  address: profile.address ?? EMPTY_ADDRESS,
  companyName: or(profile.companyName, ""),
  companyProfile: profile.companyProfile,
  jobTitle: or(profile.jobTitle, ""),
  aum: or(profile.aum, DEFAULT_AUM),
})

/** Whether the names are fixed: once both are there nobody changes the own. Source: ACC-347. */
export const areNamesFixed = <P extends Pick<Profile, "firstName" | "lastName">>(
  profile: P,
): profile is P & { readonly firstName: string; readonly lastName: string } =>
  ![profile.firstName, profile.lastName].some(isBlank)

/** What a company may say of itself, and what this one said before. */
export const companyProfileChoices = (said: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set([...COMPANY_PROFILES, ...said]),
]
