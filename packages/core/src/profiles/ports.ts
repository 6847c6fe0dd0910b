import { Context, type Effect } from "effect"
import type { InternetAddress } from "../shared/internet-address.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { RoleRefusal } from "../kernel/role-errors.ts"
import type { DocumentRef } from "../documents/document-ref.ts"
import type { SavedSearchId } from "../shared/ids.ts"
import type { StateCode } from "../shared/us-states.ts"
import type { AcquisitionCriteria } from "./criteria.ts"
import type { ProfileRefusal } from "./errors.ts"
import type { AlertCriteria, AlertFrequency } from "./alert-criteria.ts"
import type { PostalAddress, Profile } from "./model.ts"
import type { UtmParameters } from "./utm.ts"

/** Name and phones. */
export interface BasicInfo {
  readonly firstName: string
  readonly lastName: string
  readonly officePhone: string
}
/** Names and phones, as an administrator changes them; the cell phone may be empty. The e-mail is changed by nobody. */
export interface ContactInfo {
  readonly firstName: string
  readonly lastName: string
  readonly officePhone: string
  readonly cellPhone: string
}
/** Whom one works for, and as what. */
export interface CompanyInfo {
  readonly companyName: string
  readonly companyProfile: ReadonlyArray<string>
  readonly jobTitle: string
  readonly aum: string
}
/** Everything of the user profile at once. Phones as typed; the cell phone and the fax may be empty, or left as they are. */
export interface UserProfileInfo extends BasicInfo, CompanyInfo {
  readonly address: PostalAddress
  readonly cellPhone?: string
  readonly faxNumber?: string
}
/** What a seller may say beside: what is left out stays as it is. */
export interface SellerExtras {
  /** As typed, or empty. */
  readonly faxNumber?: string
  /** The key of a picture of the caller's own, or empty. */
  readonly avatar?: string
  readonly financePartner?: string
  /** States of formation. */
  readonly states?: ReadonlyArray<StateCode>
}
/** The firm that sells. */
export interface SellerInfo extends SellerExtras {
  readonly entityName: string
  readonly entityAddress: PostalAddress
  readonly phoneNumber: string
  readonly executive: boolean
  readonly title: string
  readonly signedByFirstName: string
  readonly signedByLastName: string
}
/** Who acts for the firm that buys: its managing member or general partner. */
export interface ManagingMember {
  readonly mmgpFirstName: string
  readonly mmgpLastName: string
  readonly mmgpAddress: PostalAddress
}
/** The firm that buys. */
export interface PurchaseEntity {
  readonly purchasingEntity: string
  readonly purchasingEntityAddress: PostalAddress
}

/** What a buyer says of himself in one. */
export interface BuyerInfo extends ManagingMember, PurchaseEntity {}
/** A search to keep: a name of the person's own, what the list's address says, and how often to tell of what is listed. */
export interface SearchToSave {
  readonly name: string
  readonly query: string
  readonly frequency: AlertFrequency
}
/** What may change of a search that is kept. */
export interface SavedSearchChange extends Omit<SearchToSave, "query"> {
  readonly id: SavedSearchId
}
/** How somebody means to use the market. Texts as typed. */
export interface BuyerSellerInfo {
  readonly currentStrategy: string
  readonly aum: string
}

type Answer<A = Profile> = Effect.Effect<A, AccessRefusal | MarketUnavailable | ProfileRefusal | RoleRefusal>

/** Command port: what a signed-in person may ask of the own profile. Its laws are `profilesContract` in testkit. */
export class Profiles extends Context.Service<
  Profiles,
  {
    /** The asker's own profile. */
    readonly mine: () => Answer
    /** Saves name and phones. */
    readonly updateBasicInfo: (info: BasicInfo) => Answer
    /** Saves the address. */
    readonly updateAddressInfo: (address: PostalAddress) => Answer
    /** Saves whom one works for. */
    readonly updateCompanyInfo: (info: CompanyInfo) => Answer
    /** Saves the whole user profile, or nothing of it. */
    readonly updateUserProfile: (info: UserProfileInfo) => Answer
    /** Saves of which listings, and how often, one wants to be told. */
    readonly updateNotificationsCriteria: (criteria: AlertCriteria) => Answer
    /** Keeps a search of the listing under a name, and tells of new listings that it finds. */
    readonly addSavedSearch: (search: SearchToSave) => Answer
    /** Renames a saved search, or changes how often it tells. */
    readonly editSavedSearch: (change: SavedSearchChange) => Answer
    /** Keeps a search no longer; once is enough. */
    readonly removeSavedSearch: (id: SavedSearchId) => Answer
    /** Saves the firm that buys. */
    readonly updatePurchaseEntity: (entity: PurchaseEntity) => Answer
    /** Saves who acts for it. */
    readonly updateManagingMember: (member: ManagingMember) => Answer
    /** Saves both of the above, or nothing of them. */
    readonly updateBuyerProfile: (info: BuyerInfo) => Answer
    /** Saves what the buyer looks for. */
    readonly updateAcquisitionCriteria: (criteria: AcquisitionCriteria) => Answer
    /** Saves how one means to use the market. */
    readonly updateBuyerSellerInfo: (info: BuyerSellerInfo) => Answer
    /** Adds papers to the proof of funds, newest first. */
    readonly updateProofOfFunds: (documents: ReadonlyArray<DocumentRef>) => Answer
    /** Finish of the seller dialog: certifies, and files a role request of type Sellers. */
    readonly updateSellerProfile: (info: SellerInfo) => Answer
    /** Finish later of the seller dialog, and its Next: keeps what was typed as it is, certifies nothing and files nothing. */
    readonly keepSellerProfile: (draft: SellerInfo) => Answer
    /** Notes that one signed in, and by which public address; null where that is not known. */
    readonly recordLogin: (address: InternetAddress | null) => Answer
    /** Says where one came from, and gives what is kept: what was said first. */
    readonly saveUtmParameters: (utm: UtmParameters) => Answer<UtmParameters>
  }
>()("@xl/core/profiles/Profiles") {}
