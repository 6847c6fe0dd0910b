import { AlertFrequency, type AlertCriteria, NO_CRITERIA, type Profile, type SavedSearch } from "@xl/core/profiles"
import { Cents, must, SavedSearchId, US_STATES, StateCode, UserId } from "@xl/core/shared"
import fc from "fast-check"
import { aProfile } from "../market/people.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

/** Criteria that everything fits, told at once, changed where the reader should look. */
export const criteria = (change: Partial<AlertCriteria> = {}): AlertCriteria => ({
  ...NO_CRITERIA,
  receiveNotificationsWhen: "Immediately",
  ...change,
})

/** A saved search that finds every listing, told daily, changed where the reader should look. */
export const aSavedSearch = (change: Partial<SavedSearch> = {}): SavedSearch => ({
  id: must(SavedSearchId, freshUuid()),
  name: "All loans",
  query: "",
  frequency: "Daily",
  ...change,
})

/** Somebody new with such criteria and a verified e-mail. */
export const aReader = (change: Partial<AlertCriteria> = {}, who: Partial<Profile> = {}): Profile => {
  const id = must(UserId, freshUuid())
  return aProfile({ id, email: `${id}@example.com`, notificationsCriteria: criteria(change), ...who })
}

const cents = fc.option(
  fc.integer({ min: 0, max: 1_000_000_000_00 }).map((amount) => must(Cents, amount)),
  { nil: null },
)
const someOf = <A>(words: ReadonlyArray<A>) => fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 })

/** Any criteria that somebody may save. */
export const someCriteria: fc.Arbitrary<AlertCriteria> = fc.record({
  assetType: someOf(["Loan", "Note"]),
  receiveNotificationsWhen: fc.constantFrom(...Object.keys(AlertFrequency.keys).filter(AlertFrequency.is)),
  locations: someOf([...Object.keys(US_STATES).filter(StateCode.is), "Various" as const]),
  minUpb: cents,
  maxUpb: cents,
  userRole: fc.constantFrom("Buyer", null),
  receivePipelineNotifications: fc.boolean(),
  assetStatus: someOf(["Performing Loan", "Sub-Performing Loan", "Non-Performing Loan"] as const),
  collateralType: someOf(["Office", "Retail", "Multifamily", "Land"] as const),
  collateralSubtype: someOf(["Downtown", "Strip"]),
})
