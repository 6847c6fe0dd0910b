import type { AssetView } from "@xl/core/assets"
import { type Period, periodEnd, periodState } from "@xl/core/periods"
import { dayOf } from "@xl/core/shared"
import { Countdown, Panel, Timeline, type TimelinePeriod } from "../parts/index.ts"

const PERIODS = [
  ["callForOffersPeriod", "Call for offers", "Offers close"],
  ["bestAndFinalPeriod", "Best and final", "Final bids until"],
  ["underSelectionPeriod", "Under selection", "Selection ends"],
] as const

const onTimeline = (id: string, label: string, period: Period | null, now: number): TimelinePeriod => ({
  id,
  label,
  from: period?.startDate,
  to: period?.endDate,
  state: periodState(period, now),
})

/** The sale's windows on a dimension chain, with today on it. */
export const SalePeriodsPanel = ({ asset, now }: { readonly asset: AssetView; readonly now: number }) => {
  const published = asset.publishedTime === null ? undefined : dayOf(asset.publishedTime)
  const periods: ReadonlyArray<TimelinePeriod> = [
    { id: "published", label: "Published", from: published, state: published === undefined ? "none" : "ended" },
    ...PERIODS.map(([id, label]) => onTimeline(id, label, asset[id], now)),
  ]
  return (
    <Panel title="Sale periods" end="Days end at 00:00 UTC">
      <Timeline label="Sale periods" periods={periods} today={dayOf(now)} />
    </Panel>
  )
}

/** The deadline that runs now, with date, time, the reader's zone, UTC and the time left; nothing while none runs. */
export const RunningDeadline = ({ asset, now }: { readonly asset: AssetView; readonly now: number }) => {
  for (const [id, , words] of PERIODS) {
    const period = asset[id]
    if (period && periodState(period, now) === "running")
      return <Countdown label={words} until={periodEnd(period)} now={now} />
  }
  return null
}
