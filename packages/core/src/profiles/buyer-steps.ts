import { isBlank } from "../shared/text.ts"
import type { Profile } from "./model.ts"

/** 1 purchasing entity, 2 managing member or general partner, 3 proof of funds. Source: docs/requirements.tsv, ACC-169. */
export type BuyerStep = 1 | 2 | 3

/** The step of the buyer's profile that takes a proof of funds. */
export const PROOF_OF_FUNDS_STEP = 3

/** Which steps of the buyer's profile have what they ask for; the third once a paper was filed. */
export const buyerStepsDone = ({
  buyerProfile,
}: Pick<Profile, "buyerProfile">): { readonly [S in BuyerStep]: boolean } => ({
  1: !isBlank(buyerProfile.purchasingEntity),
  2: ![buyerProfile.mmgpFirstName, buyerProfile.mmgpLastName].some(isBlank),
  3: buyerProfile.pofDocument.length > 0,
})

/** Where the buyer's profile opens: at the proof of funds where an approval expired or all else is there, else at its first step that is not (BUY-116). */
export const buyerProfileStep = (profile: Pick<Profile, "buyerProfile"> | null, isExpired: boolean): BuyerStep => {
  if (isExpired) return PROOF_OF_FUNDS_STEP
  if (profile === null) return 1
  const done = buyerStepsDone(profile)
  if (!done[1]) return 1
  return done[2] ? PROOF_OF_FUNDS_STEP : 2
}
