import { type AssetView, runningDeadline, SHOWN_PERIODS, type ShownPeriod } from "@xl/core/assets"
import { type Period, periodState, shareOver } from "@xl/core/periods"
import { dayOf } from "@xl/core/shared"
import { Countdown, Panel, Timeline, type TimelinePeriod } from "../parts/index.ts"

const LABELS: { readonly [P in ShownPeriod]: readonly [label: string, deadline: string] } = {
  callForOffersPeriod: ["Call for offers", "Offers close"],
  bestAndFinalPeriod: ["Best and final", "Final bids until"],
  underSelectionPeriod: ["Under selection", "Selection ends"],
}

const onTimeline = (id: string, label: string, period: Period | null, now: number): TimelinePeriod => ({
  id,
  label,
  from: period?.startDate,
  to: period?.endDate,
  state: periodState(period, now),
  over: period === null ? undefined : shareOver(period, dayOf(now)),
})

/** The sale's windows on a dimension chain, with today on it. */
export const SalePeriodsPanel = ({ asset, now }: { readonly asset: AssetView; readonly now: number }) => {
  const published = asset.publishedTime === null ? undefined : dayOf(asset.publishedTime)
  const periods: ReadonlyArray<TimelinePeriod> = [
    { id: "published", label: "Published", from: published, state: published === undefined ? "none" : "ended" },
    ...SHOWN_PERIODS.map((id) => onTimeline(id, LABELS[id][0], asset[id], now)),
  ]
  return (
    <Panel title="Sale periods" end="Days end at 00:00 UTC">
      <Timeline label="Sale periods" periods={periods} today={dayOf(now)} />
    </Panel>
  )
}

/** The deadline that runs now, with date, time, the reader's zone, UTC and the time left; nothing while none runs. */
export const RunningDeadline = ({ asset, now }: { readonly asset: AssetView; readonly now: number }) => {
  const deadline = runningDeadline(asset, now)
  return deadline && <Countdown label={LABELS[deadline.period][1]} until={deadline.until} now={now} />
}
