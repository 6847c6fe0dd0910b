import * as t from "io-ts"
import { LoanStatus, PropertyType } from "../assets/vocabulary.ts"
import { UsdCents } from "../shared/decimal.ts"
import { AssetState } from "../shared/us-states.ts"
import type { NotificationsCriteria } from "./criteria.ts"

/** When somebody is told of listings: at once, on the next UTC day, in the next week, or not at all. */
export const AlertFrequency = t.keyof({ Immediately: null, Daily: null, Weekly: null, Never: null }, "AlertFrequency")
export type AlertFrequency = t.TypeOf<typeof AlertFrequency>

/** Words that one list may hold: more than there are states. */
export const MOST_WORDS = 60

/** Characters of one word that no list of ours holds. */
const LONGEST_WORD = 100
const Word = t.refinement(t.string, ({ length }) => length <= LONGEST_WORD, "Word")

const listOf = <A extends string>(word: t.Type<A, A, unknown>) =>
  t.refinement(t.readonlyArray(word), ({ length }) => length <= MOST_WORDS, `${word.name}s`)

/** The notification criteria as their owner saves them: words of our own lists where there is a list. Balances in cents, bounds included. */
export const AlertCriteria = t.readonly(
  t.strict({
    assetType: listOf(Word),
    receiveNotificationsWhen: AlertFrequency,
    locations: listOf(AssetState),
    minUpb: t.union([UsdCents, t.null]),
    maxUpb: t.union([UsdCents, t.null]),
    userRole: t.union([Word, t.null]),
    receivePipelineNotifications: t.boolean,
    assetStatus: listOf(LoanStatus),
    collateralType: listOf(PropertyType),
    collateralSubtype: listOf(Word),
  }),
  "AlertCriteria",
)
export type AlertCriteria = t.TypeOf<typeof AlertCriteria>

/** What a person has who never saved any: every listing would do, and none is told. */
export const NO_CRITERIA: AlertCriteria = {
  assetType: [],
  receiveNotificationsWhen: "Never",
  locations: [],
  minUpb: null,
  maxUpb: null,
  userRole: null,
  receivePipelineNotifications: false,
  assetStatus: [],
  collateralType: [],
  collateralSubtype: [],
}

/** How often somebody is told; a word of another time, or none, is never. */
export const frequencyOf = (criteria: NotificationsCriteria | null): AlertFrequency => {
  const said = criteria?.receiveNotificationsWhen
  return AlertFrequency.is(said) ? said : "Never"
}

const known = <A extends string>(word: t.Type<A, A, unknown>, words: ReadonlyArray<string>): ReadonlyArray<A> =>
  words.filter((one): one is A => word.is(one))

/** The criteria as their owner may change them: words that no list has any more fall out. */
export const criteriaToEdit = (criteria: NotificationsCriteria | null): AlertCriteria =>
  criteria === null
    ? NO_CRITERIA
    : {
        ...criteria,
        receiveNotificationsWhen: frequencyOf(criteria),
        locations: known(AssetState, criteria.locations),
        assetStatus: known(LoanStatus, criteria.assetStatus),
        collateralType: known(PropertyType, criteria.collateralType),
      }
