/** Races: commands at once of which one may take effect, how they are run, and a gateway so naive that each must catch it. */
import { consentWhilePayout, twoDecisions } from "./deposit-races.ts"
import { closeWhileOffer, doubleDraft, doublePublish, twoWinners, withdrawWhileSelect } from "./offer-races.ts"
import {
  declineWhileApprove,
  doubleApprove,
  doubleGrant,
  doublePublishRequest,
  revokeWhileApprove,
} from "./review-races.ts"
import { declineWhileLetIn, doubleRequest } from "./room-races.ts"

export { crowdOn } from "./crowd.ts"
export { logFault } from "./facts.ts"
export { naively, unguarded } from "./naive.ts"
export { type Race, type Report, run, seeded, summary } from "./race.ts"
export { sceneOn } from "./scene.ts"

export const RACES = [
  twoWinners,
  doublePublish,
  doublePublishRequest,
  doubleApprove,
  doubleGrant,
  withdrawWhileSelect,
  declineWhileApprove,
  revokeWhileApprove,
  closeWhileOffer,
  doubleDraft,
  doubleRequest,
  declineWhileLetIn,
  twoDecisions,
  consentWhilePayout,
] as const
