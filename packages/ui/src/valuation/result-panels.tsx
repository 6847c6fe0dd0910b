import type { CalculatorResult, ValuationDraft } from "@xl/core/valuation"
import {
  Durations,
  Elevation,
  KeyValueGrid,
  moneyShort,
  Panel,
  percent,
  ValueRange,
  YieldChart,
} from "../parts/index.ts"
import { factsOf, processesOf, sidesOf } from "./result-facts.ts"
import { casesOf, figureOf, linesOf, NOT_AN_APPRAISAL, standingOf, waysOf } from "./result-words.ts"

interface ResultProps {
  readonly draft: ValuationDraft
  readonly result: CalculatorResult
}

/** From what to what, and why. */
export const RangePanel = ({ draft, result }: ResultProps) => {
  const figure = figureOf(draft, result)
  return (
    <ValueRange
      title="A buyer today would likely pay"
      low={result.lowValueRange ?? 0}
      high={result.highValueRange ?? 0}
      cases={casesOf(result)}
      drawing={figure && <Elevation figure={figure} />}
    >
      {[standingOf(draft), result.recommendation ?? "", NOT_AN_APPRAISAL].filter((said) => said !== "").join(" ")}
    </ValueRange>
  )
}

const chosenOf = ({ assumptions, percentToUpb, value }: CalculatorResult) => {
  const asked = (assumptions ?? []).find(({ name }) => name === "targetYield" || name === "performingYield")
  if (asked === undefined || value === null) return undefined
  const millionths = Math.round(Number(asked.value) * 10_000)
  const upb = percentToUpb === null ? "" : `, ${percent(percentToUpb)} of UPB`
  return { yield: millionths, price: value, said: `${moneyShort(value)} at ${percent(millionths)}${upb}` }
}

/** Price by yield in three timelines. */
export const ChartPanel = ({ result }: Pick<ResultProps, "result">) => {
  const lines = linesOf(result)
  if (lines.length === 0) return null
  return (
    <Panel title="Price by yield" end="Buyer’s annual yield, three timelines">
      <YieldChart label="Price by yield" lines={lines} chosen={chosenOf(result)} />
    </Panel>
  )
}

/** The ways out, how long each takes and what it is worth today. */
export const WaysPanel = ({ result }: Pick<ResultProps, "result">) => {
  const ways = waysOf(result)
  if (ways.length === 0) return null
  return (
    <Panel title="Exits" end="Present value and time to cash">
      <Durations label="Exits" rows={ways} />
    </Panel>
  )
}

/** Time and savings of each side against a foreclosure at court, and how each process goes. */
export const ProcessPanel = ({ result }: Pick<ResultProps, "result">) => (
  <Panel title="Time and savings" end="Compared with judicial foreclosure">
    <KeyValueGrid items={sidesOf(result)} />
    <KeyValueGrid columns={1} items={processesOf(result)} />
  </Panel>
)

/** The ratios and the class. */
export const FactsPanel = ({ result }: Pick<ResultProps, "result">) => (
  <Panel title="The loan in figures">
    <KeyValueGrid columns={1} items={factsOf(result)} />
  </Panel>
)
