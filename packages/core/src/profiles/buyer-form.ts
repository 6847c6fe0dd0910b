import { EMPTY_ADDRESS } from "./form.ts"
import type { PostalAddress, Profile } from "./model.ts"
import type { BuyerInfo } from "./ports.ts"

/** What the first two steps of the buyer's profile ask, as typed. */
export type BuyerForm = BuyerInfo

/** The form before a profile is there. */
export const EMPTY_BUYER_FORM: BuyerForm = {
  purchasingEntity: "",
  purchasingEntityAddress: EMPTY_ADDRESS,
  mmgpFirstName: "",
  mmgpLastName: "",
  mmgpAddress: EMPTY_ADDRESS,
}

/** The form over what is saved; the entity's address begins as the person's, where there is none. */
export const buyerFormOf = ({ address, buyerProfile }: Pick<Profile, "address" | "buyerProfile">): BuyerForm => ({
  purchasingEntity: buyerProfile.purchasingEntity ?? "",
  purchasingEntityAddress: buyerProfile.purchasingEntityAddress ?? address ?? EMPTY_ADDRESS,
  mmgpFirstName: buyerProfile.mmgpFirstName ?? "",
  mmgpLastName: buyerProfile.mmgpLastName ?? "",
  mmgpAddress: buyerProfile.mmgpAddress ?? EMPTY_ADDRESS,
})

/** The form as its step about the managing member begins: with the entity's address where none was typed yet. */
export const memberBegun = (form: BuyerForm): BuyerForm =>
  form.mmgpAddress.address === "" ? { ...form, mmgpAddress: form.purchasingEntityAddress } : form

const sameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  one.country === other.country &&
  one.state === other.state &&
  one.city === other.city &&
  one.address === other.address &&
  one.zipCode === other.zipCode

/** Whether both forms say the same: what is no other than the saved one need not be saved. */
export const isSameBuyerForm = (one: BuyerForm, other: BuyerForm): boolean =>
  one.purchasingEntity === other.purchasingEntity &&
  one.mmgpFirstName === other.mmgpFirstName &&
  one.mmgpLastName === other.mmgpLastName &&
  sameAddress(one.purchasingEntityAddress, other.purchasingEntityAddress) &&
  sameAddress(one.mmgpAddress, other.mmgpAddress)
