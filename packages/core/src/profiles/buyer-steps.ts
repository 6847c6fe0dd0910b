import { isProfileCompleteForRoleRequest } from "./completeness.ts"
import type { Profile } from "./model.ts"

/** The step of the buyer's profile that takes a proof of funds. */
export const PROOF_OF_FUNDS_STEP = 3

/** Where the buyer's profile opens: at the proof of funds where an approval expired or all else is there, else at its first step (BUY-116). */
export const buyerProfileStep = (profile: Profile | null, isExpired: boolean): 1 | typeof PROOF_OF_FUNDS_STEP =>
  isExpired || (profile !== null && isProfileCompleteForRoleRequest(profile)) ? PROOF_OF_FUNDS_STEP : 1
