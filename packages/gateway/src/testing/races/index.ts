/** Races: commands at once of which one may take effect, how they are run, and a gateway so naive that each must catch it. */
import {
  changeWhileBestAndFinal,
  changeWhileSelect,
  changeWhileTakeDown,
  doubleChange,
  twoDecisionsOnChange,
} from "./change-races.ts"
import {
  acceptWhileCancel,
  acceptWhileLapse,
  confirmWhileFallThrough,
  doubleExtension,
  doubleHold,
} from "./closing-races.ts"
import { consentWhilePayout, twoDecisions } from "./deposit-races.ts"
import { twoOffersOfOneFund, twoSellersOfOneBuyer } from "./funds-races.ts"
import {
  holdWhileRelease,
  reactivateWhileTakeDown,
  takeBackWhileApprove,
  takeBackWhileOffer,
  takeDownWhileSelect,
} from "./listing-races.ts"
import { closeWhileOffer, doubleDraft, doublePublish, twoWinners, withdrawWhileSelect } from "./offer-races.ts"
import {
  declineWhileApprove,
  doubleApprove,
  doubleGrant,
  doublePublishRequest,
  revokeWhileApprove,
} from "./review-races.ts"
import type { Race } from "./race.ts"
import { declineWhileLetIn, doubleRequest } from "./room-races.ts"

export { crowdOn } from "./crowd.ts"
export { logFault } from "./facts.ts"
export { naively, unguarded } from "./naive.ts"
export { type Race, type Report, run, seeded, summary } from "./race.ts"
export { command, sceneOn } from "./scene.ts"
export { CLOSING, stageWon, type Won } from "./won.ts"

export const RACES: ReadonlyArray<Race> = [
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
  twoOffersOfOneFund,
  twoSellersOfOneBuyer,
  acceptWhileCancel,
  acceptWhileLapse,
  confirmWhileFallThrough,
  doubleExtension,
  doubleHold,
  holdWhileRelease,
  takeDownWhileSelect,
  takeBackWhileApprove,
  takeBackWhileOffer,
  reactivateWhileTakeDown,
  changeWhileBestAndFinal,
  changeWhileSelect,
  changeWhileTakeDown,
  twoDecisionsOnChange,
  doubleChange,
]
