import { Clock, Effect } from "effect"
import { MarketStore } from "../market/ports.ts"
import { withRoles } from "../roles/decisions.ts"
import { roleChanges } from "../roles/records.ts"
import { Cents } from "../shared/money.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { UserId } from "../shared/ids.ts"
import type { Profile } from "./model.ts"

/** A person of whom nothing but the e-mail is known. */
export const newProfile = (id: UserId, email: string, now: Millis): Profile => ({
  id,
  email,
  roles: [],
  firstName: null,
  lastName: null,
  officePhone: null,
  cellPhone: null,
  companyName: null,
  companyProfile: [],
  jobTitle: null,
  aum: null,
  address: null,
  buyerUnderReview: false,
  lastLogin: null,
  creationDate: now,
  sellerProfile: {
    entityName: null,
    entityAddress: null,
    phoneNumber: null,
    executive: false,
    title: null,
    signedByFirstName: null,
    signedByLastName: null,
    status: null,
    comment: null,
    dateModified: null,
    confirmationDate: null,
  },
  buyerProfile: {
    approved: false,
    pofSum: must(Cents, 0),
    purchasingEntity: null,
    purchasingEntityAddress: null,
    mmgpFirstName: null,
    mmgpLastName: null,
    mmgpAddress: null,
    pofDocument: [],
    fundsApprovalDate: null,
    fundsApprovalExpiryDate: null,
  },
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
