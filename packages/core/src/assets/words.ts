import type { AssetStatus } from "../kernel/statuses.ts"

/** How a status reads, and behind it what tells it from another that reads alike: CFO for call for offers, BAF for best and final. */
export interface StatusText {
  readonly label: string
  readonly suffix?: string
}

/** Where an asset stands, in words (SEL-150, SEL-151, SEL-152). */
export const assetStatusTexts = {
  Draft: { label: "Draft" },
  Published: { label: "Active Listing" },
  CallForOffers: { label: "Call For Offers" },
  BestAndFinal: { label: "Best And Final" },
  "UnderSelection.CallForOffers": { label: "Under Selection", suffix: "CFO" },
  "UnderSelection.BestAndFinal": { label: "Under Selection", suffix: "BAF" },
  "ContractPending.CallForOffers": { label: "Contract Pending", suffix: "CFO" },
  "ContractPending.BestAndFinal": { label: "Contract Pending", suffix: "BAF" },
  UnderContract: { label: "Under Contract" },
  Closed: { label: "CLOSED" },
  "OnHold.Published": { label: "On Hold", suffix: "listing" },
  "OnHold.CallForOffers": { label: "On Hold", suffix: "CFO" },
  "OnHold.BestAndFinal": { label: "On Hold", suffix: "BAF" },
  ListingExpired: { label: "Listing Expired" },
  NoLongerListedForSale: { label: "No Longer Listed For Sale" },
  Revoked: { label: "Revoked" },
  Deleted: { label: "Deleted" },
} as const satisfies { readonly [S in AssetStatus]: StatusText }

/** What a save of an asset says of a field. */
export const assetFieldTexts = {
  balancesDiffer: "A loan has one unpaid principal balance: send principalBalance or upb, or the same amount in both",
  dataRoomMissing: "Please open the data room of this asset first",
  depositAmount: "The deposit must be an amount of money",
  emailTwice: "Two advisors have the same e-mail",
  notNumeric: "This field must be of numeric value",
  pictureForeign: "Choose pictures that were uploaded to this asset",
  picturesTooMany: "At most 30 pictures, please",
  ownerEmail: "The owner's e-mail must be your own",
} as const

/** Of a text that holds a character beyond the text check's. */
export const wrongSymbols = (field: string): string => `Wrong symbols in ${field}`

/** Of a field that is empty and must not be. */
export const pleaseEnter = (field: string): string => `Please enter ${field}`

/** Said where a listing lacks a fact that publication needs. */
export const REQUIRED_FACTS_MISSING = "There are required fields you need to fill out"
