import { type AssetView, type FactPath, isJunior, isUncovered, isUnderWater, loanToValue } from "@xl/core/assets"
import type { ReactNode } from "react"
import { GradedMoney, NONE, Panel, percent, rate, StatTile, StatTiles, times } from "../parts/index.ts"
import { dayNoteAt, remarksOn } from "./facts.ts"

const shown = <A,>(value: A | null, as: (value: A) => ReactNode): ReactNode => (value === null ? NONE : as(value))

/** The figures that a trader reads first, each with its day and source where they are known. */
export const KeyFigures = ({ asset }: { readonly asset: AssetView }) => (
  <Panel isFlush label="Key figures" footer={remarksOf(asset)}>
    <StatTiles>
      <StatTile label="Unpaid principal balance (UPB)" note={dayNoteAt(asset, "mainInfo.upb")}>
        <GradedMoney cents={asset.mainInfo.upb ?? undefined} />
      </StatTile>
      <StatTile label="Total payoff" note={dayNoteAt(asset, "noteOverview.totalPayoff")}>
        <GradedMoney cents={asset.noteOverview.totalPayoff ?? undefined} />
      </StatTile>
      <StatTile label="Value" note={dayNoteAt(asset, "noteOverview.estCollateralValue")}>
        <GradedMoney cents={asset.noteOverview.estCollateralValue ?? undefined} />
      </StatTile>
      <LoanToValue asset={asset} />
      <StatTile label="Note rate">{shown(asset.noteOverview.currentInterestRate, rate)}</StatTile>
      <Coverage asset={asset} />
      <StatTile label="Occupancy" note={dayNoteAt(asset, "propertyOverview.occupancy")}>
        {shown(asset.propertyOverview.occupancy, (part) => percent(part, 0))}
      </StatTile>
      <StatTile label="Year built">{shown(asset.propertyOverview.yearBuilt, String)}</StatTile>
    </StatTiles>
  </Panel>
)

const REMARKED: ReadonlyArray<FactPath> = [
  "mainInfo.upb",
  "noteOverview.totalPayoff",
  "noteOverview.estCollateralValue",
  "noteOverview.dscr",
  "propertyOverview.occupancy",
]

/** What to know of where the figures come from, said once for all of them. */
const remarksOf = (asset: AssetView): string | undefined => {
  const remarks = remarksOn(asset, REMARKED)
  return remarks.length === 0 ? undefined : `${remarks.join(". ")}.`
}

/** Under water above 100 %. */
const LoanToValue = ({ asset }: { readonly asset: AssetView }) => {
  const ltv = loanToValue(asset)
  return (
    <StatTile
      label={isJunior(asset) ? "Combined loan to value" : "Loan to value"}
      isBad={isUnderWater(ltv)}
      note={isJunior(asset) ? "with the senior debt" : undefined}
    >
      {shown(ltv, percent)}
    </StatTile>
  )
}

/** Below 1.00x the income does not carry the debt. */
const Coverage = ({ asset }: { readonly asset: AssetView }) => (
  <StatTile label="DSCR" isBad={isUncovered(asset.noteOverview.dscr)} note={dayNoteAt(asset, "noteOverview.dscr")}>
    {shown(asset.noteOverview.dscr, times)}
  </StatTile>
)
