import type { ProfileStep } from "./steps-left.ts"

const STEPS: { readonly [S in ProfileStep]: string } = {
  userProfile: "your profile",
  purchasingEntity: "the purchasing entity",
  managingMember: "who signs for it",
  proofOfFunds: "a proof of funds",
  sellerEntity: "the selling entity",
  sellerConfirmation: "your confirmation",
}

const listed = (steps: ReadonlyArray<ProfileStep>): string => {
  const words = steps.map((step) => STEPS[step])
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`
}

const leftOf = (steps: ReadonlyArray<ProfileStep>): string =>
  steps.length === 1 ? `1 step is left: ${listed(steps)}.` : `${steps.length} steps are left: ${listed(steps)}.`

/** Why a buyer profile is asked for, and what is left of it; null where nothing is. */
export const whyBuyerProfile = (steps: ReadonlyArray<ProfileStep>): string | null =>
  steps.length === 0
    ? null
    : `A seller has to know who bids, and that the funds are there. ${leftOf(steps)} An administrator reviews the proof of funds; then you can make your offer.`

/** Why a seller profile is asked for, and what is left of it; null where nothing is. */
export const whySellerProfile = (steps: ReadonlyArray<ProfileStep>): string | null =>
  steps.length === 0
    ? null
    : `We have to know who sells, and that the seller may. Buyers do not see who sells until you disclose it. ${leftOf(steps)} Then you enter your loan.`
