import { isContractPending } from "../../assets/statuses.ts"
import { type AssetStatus } from "../../kernel/statuses.ts"
import type { OfferId } from "../../shared/ids.ts"
import { assetIn, type Course, moveAsset } from "./course.ts"
import { type Act } from "../../kernel/events.ts"
import { unselect } from "./leaving.ts"

const back = (status: AssetStatus): AssetStatus =>
  status === "ContractPending.CallForOffers" ? "UnderSelection.CallForOffers" : "UnderSelection.BestAndFinal"

/** Row 16: every asset of a canceled winner falls back, to selection where an active offer remains, else to Published. */
export const loseWinner = (course: Course, winner: OfferId, act: Act): Course =>
  course.now.assets
    .filter(({ status, winnerOfferId }) => winnerOfferId === winner && isContractPending(status))
    .reduce((lost, { id }) => {
      const { numberOfActiveOffers, status } = assetIn(lost, id)
      const to = numberOfActiveOffers > 0 ? back(status) : "Published"
      const moved = moveAsset(lost, id, { row: 16, to, change: { winnerOfferId: null } }, act)
      return to === "UnderSelection.BestAndFinal" ? moved : unselect(moved, id, act.at)
    }, course)
