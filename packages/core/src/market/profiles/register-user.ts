import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import { withRoles } from "../../roles/decisions.ts"
import { roleChanges } from "../../roles/records.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { UserId } from "../../shared/ids.ts"
import { type BuyerProfile, DEFAULT_POF_SUM, type Profile, type SellerProfile } from "../../profiles/model.ts"

const NO_SELLER: SellerProfile = {
  entityName: null,
  entityAddress: null,
  phoneNumber: null,
  faxNumber: null,
  avatar: null,
  financePartner: null,
  executive: false,
  states: [],
  title: null,
  signedByFirstName: null,
  signedByLastName: null,
  status: null,
  comment: null,
  dateModified: null,
  confirmationDate: null,
}

const NO_BUYER: BuyerProfile = {
  approved: false,
  pofSum: DEFAULT_POF_SUM,
  purchasingEntity: null,
  fundsEntity: null,
  purchasingEntityAddress: null,
  mmgpFirstName: null,
  mmgpLastName: null,
  mmgpAddress: null,
  pofDocument: [],
  fundsApprovalDate: null,
  fundsApprovalExpiryDate: null,
  approvedBy: null,
  declineReason: null,
  acquisitionCriteria: null,
}

/** A person of whom nothing but the e-mail is known. */
export const newProfile = (id: UserId, email: string, now: Millis): Profile => ({
  id,
  email,
  roles: [],
  firstName: null,
  lastName: null,
  officePhone: null,
  cellPhone: null,
  faxNumber: null,
  companyName: null,
  companyProfile: [],
  currentStrategy: null,
  jobTitle: null,
  aum: null,
  address: null,
  buyerUnderReview: false,
  favorites: [],
  notificationsCriteria: null,
  savedSearches: [],
  lastLogin: null,
  lastLoginAddress: null,
  utm: null,
  creationDate: now,
  sellerProfile: NO_SELLER,
  buyerProfile: NO_BUYER,
})

/** Opens the profile of a new account; for an account that has one, nothing happens. */
export const registerUser = Effect.fn("registerUser")(function* (id: UserId, email: string) {
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction((transaction) =>
    transaction.lockProfile(id).pipe(
      Effect.catchTag("ProfileNotFound", () => {
        const profile = newProfile(id, email, now)
        const event = {
          chain: id,
          type: "ProfileUpdated",
          actor: { id, trigger: "Buyer" },
          at: now,
          subject: id,
          before: null,
          after: {},
        } as const
        return transaction.write({ profiles: [profile], events: [event], outbox: [] }).pipe(Effect.as(profile))
      }),
    ),
  )
})

/** Grants VerifiedUsers once the mailed code was entered; repeated, nothing happens. */
export const grantVerified = Effect.fn("grantVerified")(function* (id: UserId) {
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockProfile(id)
      const after = withRoles(before, { add: ["VerifiedUsers"] })
      const changes = roleChanges(before, after, { id, trigger: "Buyer" }, now)
      if (changes.events.length > 0) yield* transaction.write({ profiles: [after], ...changes })
      return after
    }),
  )
})
