import * as t from "io-ts"
import { DocumentRef } from "../documents/document-ref.ts"
import { Role } from "../kernel/actor.ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { must } from "../shared/decode.ts"
import { AssetId, UserId } from "../shared/ids.ts"
import { Cents } from "../shared/money.ts"
import { orNull, textOrNull } from "../shared/or-null.ts"
import { absentAsNull, orDefault, tolerant } from "../shared/wire.ts"
import { StateCode } from "../shared/us-states.ts"
import { UtmParameters } from "./utm.ts"
import { SavedSearch } from "./saved-search.ts"
import { AcquisitionCriteria, NotificationsCriteria } from "./criteria.ts"

/** A text that was not always kept. */
const laterText = absentAsNull(textOrNull)

/** A person's or an entity's address, typed by its owner. */
export const PostalAddress = t.readonly(
  t.strict({ country: t.string, state: t.string, city: t.string, address: t.string, zipCode: t.string }),
  "PostalAddress",
)
/** A person's or an entity's address, typed by its owner. */
export type PostalAddress = t.TypeOf<typeof PostalAddress>

/** What a seller says of his firm, and of who signs for it. */
export const SellerProfile = t.readonly(
  t.strict({
    entityName: textOrNull,
    entityAddress: orNull(PostalAddress),
    /** Digits only. */
    phoneNumber: textOrNull,
    faxNumber: laterText,
    /** Key of a picture. */
    avatar: laterText,
    financePartner: laterText,
    /** The certification: the signer is the true legal owner or its representative. */
    executive: t.boolean,
    /** States of formation. */
    states: orDefault(t.readonlyArray(tolerant(StateCode)), []),
    title: textOrNull,
    signedByFirstName: textOrNull,
    signedByLastName: textOrNull,
    /** Revoked blocks publication. */
    status: orNull(t.keyof({ Active: null, Revoked: null })),
    /** Empty where the block was given without one. Source: ACC-407. */
    comment: orNull(t.string),
    dateModified: orNull(Millis),
    confirmationDate: orNull(Millis),
  }),
  "SellerProfile",
)
/** What a seller says of his firm, and of who signs for it. */
export type SellerProfile = t.TypeOf<typeof SellerProfile>

/** Who approved a buyer's funds. */
export const ApprovedBy = t.readonly(
  t.strict({ firstName: laterText, lastName: laterText, email: t.string }),
  "ApprovedBy",
)
/** Who approved a buyer's funds. */
export type ApprovedBy = t.TypeOf<typeof ApprovedBy>

/** Approved funds before any approval. */
export const DEFAULT_POF_SUM = must(Cents, 0)

/** What a buyer says of himself, and what was approved. Money in cents. */
export const BuyerProfile = t.readonly(
  t.strict({
    approved: t.boolean,
    pofSum: orDefault(DecimalCents, DEFAULT_POF_SUM),
    purchasingEntity: textOrNull,
    purchasingEntityAddress: orNull(PostalAddress),
    mmgpFirstName: textOrNull,
    mmgpLastName: textOrNull,
    mmgpAddress: orNull(PostalAddress),
    /** Newest first. */
    pofDocument: t.readonlyArray(DocumentRef),
    fundsApprovalDate: orNull(Day),
    fundsApprovalExpiryDate: orNull(Day),
    /** The purchasing entity that the funds were approved for. */
    fundsEntity: laterText,
    approvedBy: absentAsNull(ApprovedBy),
    /** Why the last request for the buyer's role was declined; null without a reason, and from the next request on. */
    declineReason: laterText,
    acquisitionCriteria: absentAsNull(AcquisitionCriteria),
  }),
  "BuyerProfile",
)
/** What a buyer says of himself, and what was approved. Money in cents. */
export type BuyerProfile = t.TypeOf<typeof BuyerProfile>

/** A person, as the gateway keeps it and as its owner and administrators see it; fields that came later are read as empty from what was written before them. */
export const Profile = t.readonly(
  t.strict({
    id: UserId,
    email: t.string,
    roles: t.readonlyArray(Role),
    firstName: textOrNull,
    lastName: textOrNull,
    /** Digits only; masked on screen. */
    officePhone: textOrNull,
    cellPhone: textOrNull,
    faxNumber: laterText,
    companyName: textOrNull,
    companyProfile: t.readonlyArray(t.string),
    /** "Sell" from the first update of the user profile on. */
    currentStrategy: laterText,
    jobTitle: textOrNull,
    aum: textOrNull,
    address: orNull(PostalAddress),
    buyerUnderReview: t.boolean,
    favorites: orDefault(t.readonlyArray(AssetId), []),
    notificationsCriteria: absentAsNull(NotificationsCriteria),
    /** Searches of the listing that the person keeps, the newest last; each name once. */
    savedSearches: orDefault(t.readonlyArray(SavedSearch), []),
    lastLogin: orNull(Millis),
    /** The address by which the internet knew the browser then; null where no service was asked. Source: docs/requirements.tsv, ACC-480. */
    lastLoginAddress: laterText,
    /** Where the person came from, said once; never shown. */
    utm: absentAsNull(UtmParameters),
    creationDate: Millis,
    sellerProfile: SellerProfile,
    buyerProfile: BuyerProfile,
  }),
  "Profile",
)
/** A person, as the gateway keeps it and as its owner and administrators see it. */
export type Profile = t.TypeOf<typeof Profile>

/** Which parts of a profile are filled. */
export interface FilledFlags {
  readonly user: boolean
  readonly seller: boolean
  readonly buyer: boolean
}
