import { takesPlans } from "@xl/core/assets"
import type { DealView } from "@xl/core/deals"
import { type Period, periodEnd, type PeriodState, periodState } from "@xl/core/periods"
import { Button, day, Entries, Entry, Panel, Tag, timeLeft } from "../parts/index.ts"
import { type AskedCommand, extensionOf } from "./deal-command.ts"
import type { DealModel } from "./deal-model.ts"
import { winnerOf } from "./deal-words.ts"

const STATES: { readonly [S in PeriodState]: readonly [tone: "neutral" | "ok" | "teal", label: string] } = {
  none: ["neutral", "Not planned"],
  upcoming: ["teal", "Upcoming"],
  running: ["ok", "Running"],
  ended: ["neutral", "Ended"],
}

interface Row {
  readonly label: string
  readonly period: Period | null
  /** Of a closing period: whether its side accepted, which ends it. */
  readonly isAccepted?: boolean | undefined
  readonly extend?: AskedCommand | null
}

/** The closing periods are the winner's own: before a winner is selected there are none. */
const rowsOf = (deal: DealView): ReadonlyArray<Row> => {
  const { asset } = deal
  const winner = winnerOf(deal)
  return [
    { label: "Call for offers", period: asset.callForOffersPeriod },
    { label: "Best and final", period: asset.bestAndFinalPeriod },
    { label: "Under selection", period: asset.underSelectionPeriod },
    {
      label: "Buyer’s closing",
      period: winner?.buyerClosingPeriod ?? null,
      isAccepted: winner?.buyerClosingDocumentsAccepted,
      extend: extensionOf(winner, "buyer"),
    },
    {
      label: "Seller’s closing",
      period: winner?.sellerClosingPeriod ?? null,
      isAccepted: winner?.sellerClosingDocumentsAccepted,
      extend: extensionOf(winner, "seller"),
    },
  ]
}

const daysOf = ({ endDate, startDate }: Period): string => `${day(startDate)} to ${day(endDate)}`

/** Every period of a sale with its state and days. */
export const DealPeriods = ({
  deal,
  model,
  now,
}: {
  readonly deal: DealView
  readonly model: DealModel
  readonly now: number
}) => (
  <Panel
    title="Periods"
    end={
      takesPlans(deal.asset) ? (
        <Button size="small" onPress={() => model.ask({ tag: "plan" })}>
          Plan sale periods
        </Button>
      ) : (
        "Days end at 00:00 UTC"
      )
    }
    isFlush
  >
    <Entries>
      {rowsOf(deal).map((row) => (
        <PeriodEntry key={row.label} row={row} model={model} now={now} />
      ))}
    </Entries>
  </Panel>
)

interface PeriodEntryProps {
  readonly row: Row
  readonly model: DealModel
  readonly now: number
}

const ACCEPTED = ["ok", "Accepted"] as const

const PeriodEntry = ({ model, now, row: { extend, isAccepted, label, period } }: PeriodEntryProps) => {
  const state = periodState(period, now)
  const [tone, word] = isAccepted ? ACCEPTED : STATES[state]
  const left = period && state === "running" && !isAccepted ? timeLeft(periodEnd(period), now) : undefined
  return (
    <Entry
      title={label}
      tag={<Tag tone={tone}>{word}</Tag>}
      meta={
        period && (
          <>
            <span>{daysOf(period)}</span>
            {left !== undefined && <span>{left}</span>}
          </>
        )
      }
      action={
        extend && (
          <Button size="small" aria-label={`Extend ${label}`} onPress={() => model.ask(extend)}>
            Extend
          </Button>
        )
      }
    />
  )
}
