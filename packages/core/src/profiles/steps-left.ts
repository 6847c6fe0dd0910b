import { buyerStepsDone } from "./buyer-steps.ts"
import { isProfileCompleteForRoleRequest, isSellerProfileFilled } from "./completeness.ts"
import type { Profile } from "./model.ts"
import { entityFailures } from "./seller-steps.ts"

/** A part of a profile that is asked for before somebody may offer or sell. */
export type ProfileStep =
  | "managingMember"
  | "proofOfFunds"
  | "purchasingEntity"
  | "sellerConfirmation"
  | "sellerEntity"
  | "userProfile"

type Step = readonly [step: ProfileStep, isDone: boolean]
const left = (steps: ReadonlyArray<Step>): ReadonlyArray<ProfileStep> =>
  steps.flatMap(([step, isDone]) => (isDone ? [] : [step]))

/** What is left to fill in before a request to buy can be filed, in the order in which it is asked; none for who may offer. */
export const stepsToBuy = (profile: Profile): ReadonlyArray<ProfileStep> => {
  if (profile.roles.includes("ApprovedBuyers")) return []
  const done = buyerStepsDone(profile)
  return left([
    ["userProfile", isProfileCompleteForRoleRequest(profile)],
    ["purchasingEntity", done[1]],
    ["managingMember", done[2]],
    ["proofOfFunds", done[3]],
  ])
}

const hasEntity = ({ sellerProfile: { entityAddress, entityName } }: Profile): boolean =>
  entityAddress !== null &&
  Object.values(entityFailures({ entityName: entityName ?? "", entityAddress })).every((failure) => failure === null)

/** What is left to fill in before a loan can be entered for sale; none for who sells. */
export const stepsToSell = (profile: Profile): ReadonlyArray<ProfileStep> =>
  profile.roles.includes("Sellers") && isSellerProfileFilled(profile)
    ? []
    : left([
        ["userProfile", profile.roles.includes("Sellers") || isProfileCompleteForRoleRequest(profile)],
        ["sellerEntity", hasEntity(profile)],
        ["sellerConfirmation", isSellerProfileFilled(profile)],
      ])
