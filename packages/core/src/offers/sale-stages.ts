import { SHOWN_PERIODS, type ShownPeriod } from "../assets/deadline.ts"
import type { AssetView } from "../assets/views.ts"
import { isSold, isUnderSelection, isWon } from "../assets/statuses.ts"
import type { Period, PeriodState } from "../periods/model.ts"
import { periodState, shareOver } from "../periods/rules.ts"
import { type Day, dayOf } from "../shared/days.ts"
import type { OfferView } from "./views.ts"

/** The stages of a sale in their order; `closing` stands for both acceptances where their days are not the reader's to know. */
export type SaleStageId =
  | ShownPeriod
  | "buyerAccepts"
  | "closed"
  | "closing"
  | "published"
  | "sellerAccepts"
  | "underContract"

/** One stage with its UTC days; `done` has no end that one waits for. `over` is the share that is over, 0 to 1. */
export interface SaleStage {
  readonly id: SaleStageId
  readonly from: Day | null
  readonly to: Day | null
  readonly state: PeriodState | "done"
  readonly over: number | null
}

type StagedAsset = Pick<AssetView, ShownPeriod | "publishedTime" | "status" | "statusSince">
/** What the stages need of the winning offer. */
export type StagedOffer = Pick<
  OfferView,
  | "buyerClosingDocumentsAccepted"
  | "buyerClosingPeriod"
  | "closingPhase"
  | "sellerClosingDocumentsAccepted"
  | "sellerClosingPeriod"
  | "winningDate"
>

const stage = (id: SaleStageId, state: SaleStage["state"], from: Day | null = null, to = from): SaleStage => ({
  id,
  from,
  to,
  state,
  over: null,
})

const windowStage = (id: SaleStageId, period: Period | null, now: number): SaleStage => ({
  ...stage(id, periodState(period, now), period?.startDate ?? null, period?.endDate ?? null),
  over: period && shareOver(period, dayOf(now)),
})

/** A window before the choice of a winner. The selection runs from the day it began, also before its planned days or without any. */
const beforeChoice = (id: ShownPeriod, asset: StagedAsset, now: number): SaleStage => {
  const planned = windowStage(id, asset[id], now)
  const isChoosing = id === "underSelectionPeriod" && isUnderSelection(asset.status)
  if (!isChoosing || planned.state === "running" || planned.state === "ended") return planned
  return stage(id, "running", dayOf(asset.statusSince), planned.to ?? dayOf(asset.statusSince))
}

/** A stage that began early stands before those that are still ahead of it. */
const runningFirst = (windows: ReadonlyArray<SaleStage>): ReadonlyArray<SaleStage> => {
  const running = windows.findIndex(({ state }) => state === "running")
  const isAhead = ({ state }: SaleStage, place: number): boolean => place < running && state === "upcoming"
  return [...windows.filter((one, place) => !isAhead(one, place)), ...windows.filter(isAhead)]
}

/** A window that the choice of a winner cut short ends on that day, `until`; one that never began is left out. */
const beforeWin = (id: ShownPeriod, period: Period | null, until: Day): ReadonlyArray<SaleStage> =>
  period === null || period.startDate > until
    ? []
    : [stage(id, "ended", period.startDate, until < period.endDate ? until : period.endDate)]

const acceptances = (offer: StagedOffer, now: number): ReadonlyArray<SaleStage> => {
  const { buyerClosingDocumentsAccepted, buyerClosingPeriod, sellerClosingDocumentsAccepted, sellerClosingPeriod } =
    offer
  return [
    // The seller's window begins on the day of the buyer's acceptance.
    buyerClosingDocumentsAccepted
      ? stage("buyerAccepts", "done", sellerClosingPeriod?.startDate ?? null)
      : windowStage("buyerAccepts", buyerClosingPeriod, now),
    sellerClosingDocumentsAccepted
      ? stage("sellerAccepts", "done")
      : windowStage("sellerAccepts", sellerClosingPeriod, now),
  ]
}

const contract = ({ status, statusSince }: StagedAsset): ReadonlyArray<SaleStage> => {
  const since = dayOf(statusSince)
  if (status === "Closed") return [stage("underContract", "done"), stage("closed", "done", since)]
  return [
    status === "UnderContract" ? stage("underContract", "running", since) : stage("underContract", "none"),
    stage("closed", "none"),
  ]
}

/**
 * The sale from publication to closing. `winner` is the winning offer for its parties, null for everybody else and while nobody has won; `now` is
 * milliseconds since the epoch. Once an offer has won, no earlier stage is upcoming.
 */
export const saleStages = (asset: StagedAsset, winner: StagedOffer | null, now: number): ReadonlyArray<SaleStage> => {
  const published = asset.publishedTime === null ? null : dayOf(asset.publishedTime)
  const first = stage("published", published === null ? "none" : "done", published)
  if (!isWon(asset.status))
    return [first, ...runningFirst(SHOWN_PERIODS.map((id) => beforeChoice(id, asset, now))), stage("closing", "none")]
  const until = dayOf(winner?.winningDate ?? now)
  return [
    first,
    ...SHOWN_PERIODS.flatMap((id) => beforeWin(id, asset[id], until)),
    ...(winner ? acceptances(winner, now) : [stage("closing", isSold(asset.status) ? "done" : "running")]),
    ...contract(asset),
  ]
}
