import type { AcquisitionCriteria, AlertCriteria, Profile, SellerInfo, UserProfileInfo } from "@xl/core/profiles"
import { Cents, must } from "@xl/core/shared"

/** What the contract of profiles saves; each as its form would send it. */
export const ADDRESS = {
  country: "United States",
  state: "IL",
  city: "Chicago",
  address: "1 Main Street",
  zipCode: "60606",
}
export const BASIC = { firstName: "ada", lastName: "lovelace", officePhone: "(202)-555-0142" }
export const COMPANY = { companyName: "Analytical LLC", companyProfile: ["Lender"], jobTitle: "Founder", aum: "1" }
export const ENTITY = { purchasingEntity: "Buyer & Sons, LLC", purchasingEntityAddress: ADDRESS }
export const MEMBER = { mmgpFirstName: "mia", mmgpLastName: "park", mmgpAddress: { ...ADDRESS, city: "Evanston" } }
export const CRITERIA: AcquisitionCriteria = {
  assetType: ["Loan"],
  collateralPreferences: ["Distressed", "Value-add"],
  minUpb: must(Cents, 1_000_000_00),
  maxUpb: must(Cents, 9_000_000_25),
  lienPositions: ["First"],
  loanStatus: ["Non-Performing Loan"],
  propertyTypes: ["Office", "Retail"],
  locations: ["TX", "IL"],
}
export const SELLER: SellerInfo = {
  entityName: "Seller (Holdings) & Sons, LLC",
  entityAddress: ADDRESS,
  phoneNumber: "(202)-555-0143",
  executive: true,
  title: "Manager",
  signedByFirstName: "sam",
  signedByLastName: "seller",
}
export const USER: UserProfileInfo = {
  ...BASIC,
  ...COMPANY,
  address: ADDRESS,
  cellPhone: "(202)-555-0144",
  faxNumber: "(202)-555-0146",
}
export const EXTRAS = {
  faxNumber: "(202)-555-0145",
  financePartner: "First Partner",
  states: ["TX", "DE"],
} as const satisfies Partial<SellerInfo>
export const WANTED: AlertCriteria = {
  assetType: ["Loan"],
  receiveNotificationsWhen: "Daily",
  locations: ["TX", "Various"],
  minUpb: must(Cents, 1_000_000_00),
  maxUpb: must(Cents, 5_000_000_50),
  userRole: "Buyer",
  receivePipelineNotifications: true,
  assetStatus: ["Performing Loan"],
  collateralType: ["Office", "Mixed Use"],
  collateralSubtype: ["Downtown"],
}
export const UNNAMED: Partial<Profile> = { firstName: null, lastName: null, officePhone: null }
