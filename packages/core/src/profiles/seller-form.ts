import { masked, PHONE_MASK } from "../shared/masks.ts"
import { StateCode } from "../shared/us-states.ts"
import { EMPTY_ADDRESS } from "./form.ts"
import type { Profile } from "./model.ts"
import type { SellerInfo } from "./ports.ts"

/** Everything that the seller dialog asks, as typed. The picture is chosen elsewhere. */
export type SellerForm = Required<Omit<SellerInfo, "avatar">>

/** The form before a profile is there. */
export const EMPTY_SELLER_FORM: SellerForm = {
  entityName: "",
  entityAddress: EMPTY_ADDRESS,
  states: [],
  faxNumber: "",
  financePartner: "",
  phoneNumber: "",
  executive: false,
  title: "",
  signedByFirstName: "",
  signedByLastName: "",
}

const typed = (text: string | null): string => text ?? ""
const phone = (digits: string | null): string => masked(typed(digits), PHONE_MASK)

/** The form over what is saved, be it whole or kept for later. Where no address of the entity is there yet, it begins with the person's own. */
export const sellerFormOf = ({
  address = null,
  sellerProfile: seller,
}: Pick<Profile, "sellerProfile"> & Partial<Pick<Profile, "address">>): SellerForm => ({
  entityName: typed(seller.entityName),
  entityAddress: seller.entityAddress ?? address ?? EMPTY_ADDRESS,
  states: seller.states.filter((state) => StateCode.is(state)),
  faxNumber: phone(seller.faxNumber),
  financePartner: typed(seller.financePartner),
  phoneNumber: phone(seller.phoneNumber),
  executive: seller.executive,
  title: typed(seller.title),
  signedByFirstName: typed(seller.signedByFirstName),
  signedByLastName: typed(seller.signedByLastName),
})
