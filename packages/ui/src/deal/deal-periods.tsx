import { type ShownPeriod, takesPlans } from "@xl/core/assets"
import type { DealView } from "@xl/core/deals"
import { type SaleStage, saleStages } from "@xl/core/offers"
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
  readonly state: PeriodState
  /** Its first and last day; null while they are not known. */
  readonly period: Pick<Period, "endDate" | "startDate"> | null
  /** What is left of a planned period. */
  readonly left?: string | undefined
  /** Of a closing period: whether its side accepted, which ends it. */
  readonly isAccepted?: boolean | undefined
  readonly extend?: AskedCommand | null
}

const LABELS: { readonly [P in ShownPeriod]: string } = {
  callForOffersPeriod: "Call for offers",
  bestAndFinalPeriod: "Best and final",
  underSelectionPeriod: "Under selection",
}

const planned = (period: Period | null, now: number): Pick<Row, "left" | "period" | "state"> => {
  const state = periodState(period, now)
  return { period, state, left: period && state === "running" ? timeLeft(periodEnd(period), now) : undefined }
}

const isSalePeriod = (stage: SaleStage): stage is SaleStage & { readonly id: ShownPeriod } =>
  Object.hasOwn(LABELS, stage.id)

/** The periods up to the choice of a winner in the order in which this sale runs, as its own page has them. */
const saleRows = (deal: DealView, now: number): ReadonlyArray<Row> =>
  saleStages(deal.asset, winnerOf(deal) ?? null, now)
    .filter(isSalePeriod)
    .map(({ from, id, state, to }) => ({
      label: LABELS[id],
      state: state === "done" ? "ended" : state,
      period: from === null || to === null ? null : { startDate: from, endDate: to },
      left: state === "running" ? planned(deal.asset[id], now).left : undefined,
    }))

/** The closing periods are the winner's own: before a winner is selected there are none. */
const rowsOf = (deal: DealView, now: number): ReadonlyArray<Row> => {
  const winner = winnerOf(deal)
  return [
    ...saleRows(deal, now),
    {
      label: "Buyer’s closing",
      ...planned(winner?.buyerClosingPeriod ?? null, now),
      isAccepted: winner?.buyerClosingDocumentsAccepted,
      extend: extensionOf(winner, "buyer"),
    },
    {
      label: "Seller’s closing",
      ...planned(winner?.sellerClosingPeriod ?? null, now),
      isAccepted: winner?.sellerClosingDocumentsAccepted,
      extend: extensionOf(winner, "seller"),
    },
  ]
}

const daysOf = ({ endDate, startDate }: Pick<Period, "endDate" | "startDate">): string =>
  `${day(startDate)} to ${day(endDate)}`

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
      {rowsOf(deal, now).map((row) => (
        <PeriodEntry key={row.label} row={row} model={model} />
      ))}
    </Entries>
  </Panel>
)

interface PeriodEntryProps {
  readonly row: Row
  readonly model: DealModel
}

const ACCEPTED = ["ok", "Accepted"] as const

const PeriodEntry = ({ model, row: { extend, isAccepted, label, left, period, state } }: PeriodEntryProps) => {
  const [tone, word] = isAccepted ? ACCEPTED : STATES[state]
  return (
    <Entry
      title={label}
      tag={<Tag tone={tone}>{word}</Tag>}
      meta={
        period && (
          <>
            <span>{daysOf(period)}</span>
            {left !== undefined && !isAccepted && <span>{left}</span>}
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
