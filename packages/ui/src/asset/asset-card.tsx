import { type AssetView, runningDeadline, type ShownPeriod, titleOf } from "@xl/core/assets"
import { dayOf } from "@xl/core/shared"
import type { ReactNode } from "react"
import { Card, GradedMoney, month, NONE, percent, rate, shortDay, StatusMark, times, timeLeft } from "../parts/index.ts"
import { Elevation } from "./elevation.tsx"
import { debtLevel, kindOf, placeOf } from "./figures.ts"

const ENDS: { readonly [P in ShownPeriod]: string } = {
  callForOffersPeriod: "Offers close",
  bestAndFinalPeriod: "Final bids",
  underSelectionPeriod: "Selection ends",
}

/** "12-08, 00:00 UTC": as the page writes it, without the year. A day that was ended early ends at its own minute. */
const shownInstant = (until: number): string =>
  `${shortDay(dayOf(until))}, ${new Date(until).toISOString().slice(11, 16)} UTC`

/** What ends next on an asset, in the words of a card. */
const nextEnd = (asset: AssetView, now: number): string => {
  const next = runningDeadline(asset, now)
  if (next) return `${ENDS[next.period]} ${shownInstant(next.until)} · ${timeLeft(next.until, now) ?? ""}`
  return asset.publishedTime === null ? "" : `Listed ${shortDay(dayOf(asset.publishedTime))}`
}

const shown = <A,>(value: A | null, as: (value: A) => string): string => (value === null ? NONE : as(value))

export interface AssetCardProps {
  readonly asset: AssetView
  readonly now: number
  /** Marks it as a favorite. */
  readonly star?: ReactNode | undefined
}

/** One loan on the shelf: where the sale stands, the drawing, the amount, four terms, what ends next. */
export const AssetCard = ({ asset, now, star }: AssetCardProps) => {
  const { mainInfo, noteOverview, propertyOverview } = asset
  const terms = [
    ["Rate", shown(noteOverview.currentInterestRate, rate)],
    ["DSCR", shown(noteOverview.dscr, times)],
    ["Occup.", shown(propertyOverview.occupancy, (part) => percent(part, 0))],
    ["Matures", shown(noteOverview.maturityDate, month)],
  ] as const
  return (
    <Card
      href={`/asset/${asset.id}`}
      title={titleOf(asset)}
      corner={star}
      mark={<StatusMark status={asset.status} />}
      drawing={<Elevation asset={asset} size={{ width: 320, height: 176 }} margin={84} levels={debtLevel(asset)} />}
      context={`${placeOf(asset)} · ${kindOf(asset)}`}
      amount={<GradedMoney cents={mainInfo.upb ?? undefined} />}
      amountIs="UPB"
      terms={terms}
      foot={[mainInfo.assetStatus?.replace(" Loan", "") ?? NONE, nextEnd(asset, now)]}
    />
  )
}
