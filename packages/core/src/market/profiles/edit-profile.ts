import { Clock, Effect, Result } from "effect"
import type { InternetAddress } from "../../shared/internet-address.ts"
import type { OutboxMessage } from "../../kernel/events.ts"
import { MarketStore } from "../store.ts"
import type { DocumentRef } from "../../documents/document-ref.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { isSamePaper } from "../../roles/decisions.ts"
import { ProofOfFundsMissing } from "../../kernel/role-errors.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import {
  withAcquisitionCriteria,
  withBuyerInfo,
  withBuyerSellerInfo,
  withManagingMember,
} from "../../profiles/buyer-edits.ts"
import type { AcquisitionCriteria } from "../../profiles/criteria.ts"
import type { WhereIs } from "../../assets/near.ts"
import { Ids } from "../../shared/id-source.ts"
import { SavedSearchId, type UserId } from "../../shared/ids.ts"
import type { AlertCriteria } from "../../profiles/alert-criteria.ts"
import { withNotificationsCriteria, withoutAlerts } from "../../profiles/criteria-edits.ts"
import {
  withAddress,
  withBasicInfo,
  withCompany,
  withProofOfFunds,
  withPurchaseEntity,
  withUserProfile,
} from "../../profiles/edits.ts"
import type { PostalAddress, Profile } from "../../profiles/model.ts"
import {
  withEditedSearch,
  withoutSavedSearch,
  withSavedSearch,
  withSilentSearches,
} from "../../profiles/saved-search-edits.ts"
import { withAvatar } from "../../profiles/seller-edits.ts"
import type { UtmParameters } from "../../profiles/utm.ts"
import type {
  BasicInfo,
  BuyerInfo,
  BuyerSellerInfo,
  CompanyInfo,
  ManagingMember,
  PurchaseEntity,
  SavedSearchChange,
  SearchToSave,
  UserProfileInfo,
} from "../../profiles/ports.ts"

/** What the log calls notification criteria. */
const CRITERIA_BLOCK = "notificationsCriteria"

/** Changes the caller's own profile; the log names the fields, never their values. An edit that gives the very profile again writes nothing and tells nobody. */
export const editOwn = Effect.fnUntraced(function* <E>(
  actor: Actor,
  block: string,
  edit: (profile: Profile, now: Millis) => Result.Result<Profile, E>,
  told: ReadonlyArray<OutboxMessage> = [],
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockProfile(user.id)
      const after = yield* Effect.fromResult(edit(before, now))
      if (after === before) return after
      yield* transaction.write({
        profiles: [after],
        events: [
          {
            chain: user.id,
            type: "ProfileUpdated",
            actor: { id: user.id, trigger: "Buyer" },
            at: now,
            subject: user.id,
            before: null,
            after: { block },
          },
        ],
        outbox: told,
      })
      return after
    }),
  )
})

/** Changes the name and the phones of the caller, or says field by field what is wrong (ProfileFieldsInvalid). */
export const updateBasicInfo = (actor: Actor, info: BasicInfo) =>
  editOwn(actor, "basicInfo", (profile) => withBasicInfo(profile, info))

/** Changes the address of the caller, or says field by field what is wrong (ProfileFieldsInvalid). */
export const updateAddressInfo = (actor: Actor, address: PostalAddress) =>
  editOwn(actor, "address", (profile) => withAddress(profile, address))

/** Changes what the caller says of the company, or says field by field what is wrong (ProfileFieldsInvalid). */
export const updateCompanyInfo = (actor: Actor, info: CompanyInfo) =>
  editOwn(actor, "company", (profile) => withCompany(profile, info))

/** Changes the whole user profile of the caller, or says field by field what is wrong (ProfileFieldsInvalid) and changes nothing. */
export const updateUserProfile = (actor: Actor, info: UserProfileInfo) =>
  editOwn(actor, "userProfile", (profile) => withUserProfile(profile, info))

/** Changes the entity that the caller buys with, or says field by field what is wrong (ProfileFieldsInvalid). */
export const updatePurchaseEntity = (actor: Actor, entity: PurchaseEntity) =>
  editOwn(actor, "purchaseEntity", (profile) => withPurchaseEntity(profile, entity))

/** Changes who acts for that entity, or says field by field what is wrong (ProfileFieldsInvalid). */
export const updateManagingMember = (actor: Actor, member: ManagingMember) =>
  editOwn(actor, "managingMember", (profile) => withManagingMember(profile, member))

/** Changes entity and managing member in one, or says field by field what is wrong (ProfileFieldsInvalid) and changes nothing. */
export const updateBuyerProfile = (actor: Actor, info: BuyerInfo) =>
  editOwn(actor, "buyerProfile", (profile) => withBuyerInfo(profile, info))

/** Changes what the caller looks for, or says field by field what is wrong (ProfileFieldsInvalid). */
export const updateAcquisitionCriteria = (actor: Actor, criteria: AcquisitionCriteria) =>
  editOwn(actor, "acquisitionCriteria", (profile) => withAcquisitionCriteria(profile, criteria))

/** Changes how the caller means to use the market, or says field by field what is wrong (ProfileFieldsInvalid). */
export const updateBuyerSellerInfo = (actor: Actor, info: BuyerSellerInfo) =>
  editOwn(actor, "buyerSellerInfo", (profile) => withBuyerSellerInfo(profile, info))

/** Changes of which listings the caller wants to be told, and how often, or says what is wrong (ProfileFieldsInvalid). */
export const updateNotificationsCriteria = (actor: Actor, criteria: AlertCriteria) =>
  editOwn(actor, CRITERIA_BLOCK, (profile) => withNotificationsCriteria(profile, criteria))

/** What the log calls saved searches. */
const SEARCHES_BLOCK = "savedSearches"

/** Keeps a search for the caller, or says what is wrong with its name or place (ProfileFieldsInvalid) or that no more may be kept (SavedSearchesFull). */
export const addSavedSearch = Effect.fn("addSavedSearch")(function* (
  actor: Actor,
  search: SearchToSave,
  whereIs: WhereIs,
) {
  const id = must(SavedSearchId, yield* (yield* Ids).next)
  return yield* editOwn(actor, SEARCHES_BLOCK, (profile) => withSavedSearch(profile, id, search, whereIs))
})

/** Changes name and frequency of a search of the caller's, or says why not (ProfileFieldsInvalid, SavedSearchNotFound). */
export const editSavedSearch = (actor: Actor, change: SavedSearchChange) =>
  editOwn(actor, SEARCHES_BLOCK, (profile) => withEditedSearch(profile, change))

/** Keeps a search of the caller's no longer; where it is gone already, nothing changes. */
export const removeSavedSearch = (actor: Actor, id: SavedSearchId) =>
  editOwn(actor, SEARCHES_BLOCK, (profile) => Result.succeed(withoutSavedSearch(profile, id)))

/** Ends what this person is told of listings, on the word of a link that only he was sent; he need not be signed in. Repeated, it writes nothing. */
export const stopAlerts = (id: UserId) =>
  editOwn({ tag: "user", id, email: "", roles: new Set() }, CRITERIA_BLOCK, (profile) =>
    Result.succeed(withSilentSearches(withoutAlerts(profile))),
  )

/** Keeps under which key the caller's own picture lies, or that there is none; a key of another's is refused (ProfileFieldsInvalid). */
export const changeAvatar = (actor: Actor, key: string | null) =>
  editOwn(actor, "avatar", (profile) => withAvatar(profile, key))

/** Notes when the caller signed in, by our clock, and from which public address, where one was found. */
export const recordLogin = (actor: Actor, address: InternetAddress | null) =>
  editOwn(actor, "lastLogin", (profile, now) =>
    Result.succeed({ ...profile, lastLogin: now, lastLoginAddress: address }),
  )

/** Keeps where the caller came from, the first time that it is said, and gives what is kept. */
export const saveUtmParameters = (actor: Actor, utm: UtmParameters) =>
  editOwn(actor, "utm", (profile) => Result.succeed({ ...profile, utm: profile.utm ?? utm })).pipe(
    Effect.map((profile) => profile.utm ?? utm),
  )

/** Adds papers that the caller uploaded to the proof of funds; another's paper, or one said to be another's, is refused as missing. */
export const updateProofOfFunds = Effect.fn("updateProofOfFunds")(function* (
  actor: Actor,
  documents: ReadonlyArray<DocumentRef>,
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const store = yield* MarketStore
  const uploaded = yield* store.transaction((transaction) => transaction.documentsOf(user.id))
  const own = documents.flatMap((paper) => uploaded.filter((document) => isSamePaper(document, paper)))
  if (own.length === 0 || own.length < documents.length) return yield* new ProofOfFundsMissing()
  return yield* editOwn(user, "proofOfFunds", (profile) => Result.succeed(withProofOfFunds(profile, own)))
})
