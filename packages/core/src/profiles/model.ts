import * as t from "io-ts"
import { DocumentRef, Role } from "../roles/model.ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { UserId } from "../shared/ids.ts"

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
const text = orNull(t.string)

/** A person's or an entity's address, typed by its owner. */
export const PostalAddress = t.readonly(
  t.strict({ country: t.string, state: t.string, city: t.string, address: t.string, zipCode: t.string }),
  "PostalAddress",
)
export type PostalAddress = t.TypeOf<typeof PostalAddress>

/** What a seller says of his firm, and of who signs for it. */
export const SellerProfile = t.readonly(
  t.strict({
    entityName: text,
    entityAddress: orNull(PostalAddress),
    phoneNumber: text,
    /** The certification: the signer is the true legal owner or its representative. */
    executive: t.boolean,
    title: text,
    signedByFirstName: text,
    signedByLastName: text,
    /** Revoked blocks publication. */
    status: orNull(t.keyof({ Active: null, Revoked: null })),
    comment: text,
    dateModified: orNull(Millis),
    confirmationDate: orNull(Millis),
  }),
  "SellerProfile",
)
/** What a seller says of his firm, and of who signs for it. */
export type SellerProfile = t.TypeOf<typeof SellerProfile>

/** What a buyer says of himself, and what was approved. Money in cents. */
export const BuyerProfile = t.readonly(
  t.strict({
    approved: t.boolean,
    pofSum: DecimalCents,
    purchasingEntity: text,
    purchasingEntityAddress: orNull(PostalAddress),
    mmgpFirstName: text,
    mmgpLastName: text,
    mmgpAddress: orNull(PostalAddress),
    /** Newest first. */
    pofDocument: t.readonlyArray(DocumentRef),
    fundsApprovalDate: orNull(Day),
    fundsApprovalExpiryDate: orNull(Day),
  }),
  "BuyerProfile",
)
/** What a buyer says of himself, and what was approved. Money in cents. */
export type BuyerProfile = t.TypeOf<typeof BuyerProfile>

/** A person, as the gateway keeps it and as its owner and administrators see it. */
export const Profile = t.readonly(
  t.strict({
    id: UserId,
    email: t.string,
    roles: t.readonlyArray(Role),
    firstName: text,
    lastName: text,
    /** Digits only; masked on screen. */
    officePhone: text,
    cellPhone: text,
    companyName: text,
    companyProfile: t.readonlyArray(t.string),
    jobTitle: text,
    aum: text,
    address: orNull(PostalAddress),
    buyerUnderReview: t.boolean,
    lastLogin: orNull(Millis),
    creationDate: Millis,
    sellerProfile: SellerProfile,
    buyerProfile: BuyerProfile,
  }),
  "Profile",
)
export type Profile = t.TypeOf<typeof Profile>
