import { type AssetView, isClosed, isSold, runningDeadline, type ShownPeriod } from "@xl/core/assets"
import { type SaleStage, type SaleStageId, saleStages, type StagedOffer } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import { Countdown, day, Panel, Timeline, type TimelinePeriod } from "../parts/index.ts"

const LABELS: { readonly [Id in SaleStageId]: string } = {
  published: "Published",
  callForOffersPeriod: "Call for offers",
  bestAndFinalPeriod: "Best and final",
  underSelectionPeriod: "Under selection",
  closing: "Closing",
  buyerAccepts: "Buyer accepts",
  sellerAccepts: "Seller accepts",
  underContract: "Under contract",
  closed: "Closed",
}
const DEADLINES: { readonly [P in ShownPeriod]: string } = {
  callForOffersPeriod: "Offers close",
  bestAndFinalPeriod: "Final bids until",
  underSelectionPeriod: "Selection ends",
}
/** What a stage of the closing waits for. */
const WAITS: { readonly [Id in SaleStageId]?: string } = {
  closing: "After a winner is chosen",
  sellerAccepts: "After the buyer",
  underContract: "When both have accepted",
  closed: "When the closing is confirmed",
}

const noteOf = ({ id, state }: SaleStage): string | undefined => {
  if (state === "none") return WAITS[id]
  return state === "done" ? "Done" : state === "running" ? "Now" : undefined
}

const onTimeline = (stage: SaleStage): TimelinePeriod => ({
  id: stage.id,
  label: LABELS[stage.id],
  from: stage.from ?? undefined,
  to: stage.to ?? undefined,
  state: stage.state,
  over: stage.over ?? undefined,
  note: noteOf(stage),
})

interface PeriodsProps {
  readonly asset: AssetView
  /** The winning offer, for its parties: with it the days of both acceptances show. */
  readonly winner?: StagedOffer | null | undefined
  readonly now: number
}

/** The sale from publication to closing on a dimension chain, with today on it. */
export const SalePeriodsPanel = ({ asset, winner = null, now }: PeriodsProps) => (
  <Panel title="Sale periods" end="Days end at 00:00 UTC">
    <Timeline label="Sale periods" periods={saleStages(asset, winner, now).map(onTimeline)} today={dayOf(now)} />
  </Panel>
)

/** The deadline that runs now, with date, time, the reader's zone, UTC and the time left; nothing while none runs. */
export const RunningDeadline = ({ asset, now }: { readonly asset: AssetView; readonly now: number }) => {
  const deadline = runningDeadline(asset, now)
  return deadline && <Countdown label={DEADLINES[deadline.period]} until={deadline.until} now={now} />
}

/** Since when it is under contract, or on which day it closed; nothing before. */
export const SoldSince = ({ asset: { status, statusSince } }: { readonly asset: AssetView }) => {
  if (!isSold(status)) return null
  return <span>{`${isClosed(status) ? "Closed on" : "Under contract since"} ${day(dayOf(statusSince))}`}</span>
}
