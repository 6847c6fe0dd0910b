import * as t from "io-ts"
import { PostalAddress, type Profile } from "../profiles/model.ts"
import { orNull } from "../shared/or-null.ts"
import { RoleRequest } from "./model.ts"

/** Whom a request is from, as the reviewer compares it with the paper: the firm that buys or sells, who signs for it, and how to reach them. */
export const Applicant = t.readonly(
  t.strict({
    entityName: orNull(t.string),
    entityAddress: orNull(PostalAddress),
    signerName: orNull(t.string),
    signerAddress: orNull(PostalAddress),
    /** Digits only. */
    phone: orNull(t.string),
  }),
  "Applicant",
)
export type Applicant = t.TypeOf<typeof Applicant>

/** A request with what an administrator needs to judge it. */
export const RoleRequestView = t.readonly(
  t.strict({
    request: RoleRequest,
    name: t.string,
    email: t.string,
    companyName: t.union([t.string, t.null]),
    applicant: Applicant,
  }),
  "RoleRequestView",
)
export type RoleRequestView = t.TypeOf<typeof RoleRequestView>

const named = (...parts: ReadonlyArray<string | null>): string | null =>
  parts.filter((part) => part?.trim()).join(" ") || null

type Applying = Pick<Profile, "buyerProfile" | "cellPhone" | "officePhone" | "sellerProfile">

/** Whom a request for this role is from, as the profile says it now. */
const applicantOf = (type: RoleRequest["type"], profile: Applying): Applicant => {
  const { buyerProfile: buyer, sellerProfile: seller } = profile
  const phone = profile.officePhone ?? profile.cellPhone
  return type === "ApprovedBuyers"
    ? {
        entityName: buyer.purchasingEntity,
        entityAddress: buyer.purchasingEntityAddress,
        signerName: named(buyer.mmgpFirstName, buyer.mmgpLastName),
        signerAddress: buyer.mmgpAddress,
        phone,
      }
    : {
        entityName: seller.entityName,
        entityAddress: seller.entityAddress,
        signerName: named(seller.signedByFirstName, seller.signedByLastName),
        signerAddress: null,
        phone: seller.phoneNumber ?? phone,
      }
}

/** A request as its reviewer sees it. */
export const roleRequestView = (
  request: RoleRequest,
  creator: Applying & Pick<Profile, "companyName" | "email" | "firstName" | "lastName">,
): RoleRequestView => ({
  request,
  name: named(creator.firstName, creator.lastName) ?? "",
  email: creator.email,
  companyName: creator.companyName,
  applicant: applicantOf(request.type, creator),
})
