import { Result } from "effect"
import { alertTexts } from "./alert-words.ts"
import { type AlertCriteria, frequencyOf } from "./alert-criteria.ts"
import type { Edited } from "./edits.ts"
import { ProfileFieldsInvalid } from "./errors.ts"
import type { Profile } from "./model.ts"

const once = <A>(words: ReadonlyArray<A>): ReadonlyArray<A> => [...new Set(words)]

/** The profile with new notification criteria, each word once; refused where the least balance is above the greatest. */
export const withNotificationsCriteria = (profile: Profile, criteria: AlertCriteria): Edited<Profile> => {
  const { maxUpb, minUpb } = criteria
  if (minUpb !== null && maxUpb !== null && minUpb > maxUpb)
    return Result.fail(new ProfileFieldsInvalid({ problems: [{ field: "maxUpb", message: alertTexts.upbRange }] }))
  const notificationsCriteria = {
    ...criteria,
    assetType: once(criteria.assetType),
    locations: once(criteria.locations),
    assetStatus: once(criteria.assetStatus),
    collateralType: once(criteria.collateralType),
    collateralSubtype: once(criteria.collateralSubtype),
  }
  return Result.succeed({ ...profile, notificationsCriteria })
}

/** The profile of somebody who is told of no listing any more; the criteria stay, and the very profile where it was so before. */
export const withoutAlerts = (profile: Profile): Profile => {
  const { notificationsCriteria } = profile
  return notificationsCriteria === null || frequencyOf(notificationsCriteria) === "Never"
    ? profile
    : { ...profile, notificationsCriteria: { ...notificationsCriteria, receiveNotificationsWhen: "Never" } }
}
