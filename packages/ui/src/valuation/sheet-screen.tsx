import type { ValuationId } from "@xl/core/shared"
import type { CalculatorResult, ValuationDraft } from "@xl/core/valuation"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  Cluster,
  day,
  EmptyState,
  KeyValueGrid,
  LinkButton,
  money,
  moneyShort,
  percent,
  PrintFigure,
  PrintPart,
  PrintSheet,
  RowsSkeleton,
  Said,
  ScreenTitle,
  SourcedList,
  Stack,
} from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { assumptionLabel, assumptionSource, assumptionValue, isTyped, isWorkedOut } from "./assumption-fields.ts"
import { classOf, factsOf, processesOf, sidesOf } from "./result-facts.ts"
import { contextOf, nameOf, NOT_AN_APPRAISAL, standingOf, waysOf } from "./result-words.ts"
import { type ValuationWizard, valuationWizard } from "./valuation-wizard.ts"

export interface ValuationSheetScreenProps {
  readonly id: ValuationId | null
  /** Opens the browser's own dialog, which prints the sheet or saves it as a PDF. */
  readonly onPrint: () => void
}

/** The result as it goes on paper, or into a PDF. */
export const ValuationSheetScreen = observer(({ id, onPrint }: ValuationSheetScreenProps) => {
  const model = useViewModel(valuationWizard)
  const session = useViewModel(sessionStore)
  const isOpening = session.state.tag === "opening"
  useEffect(() => {
    if (!isOpening) void model.open(id)
  }, [model, id, isOpening])
  const { wantsResult } = model
  useEffect(() => {
    if (wantsResult) void model.value()
  }, [wantsResult, model])
  return (
    <Wrap>
      <Shown model={model} id={id} onPrint={onPrint} />
    </Wrap>
  )
})

/** Why there is nothing to print; null while there may be. */
const whyNot = ({ failure, isWhole, state }: ValuationWizard): string | null => {
  if (state.tag === "failed") return state.said
  if (state.tag === "missing" || (state.tag === "open" && !isWhole)) return NOTHING
  return failure
}
const NOTHING = "Value a loan first; its result can then be printed here."

const Shown = observer(({ model, id, onPrint }: ValuationSheetScreenProps & { readonly model: ValuationWizard }) => {
  const { draft, result } = model
  const why = whyNot(model)
  if (why !== null) return <NoSheet said={why} />
  if (result === null) return <RowsSkeleton label="The valuation is loading" />
  return (
    <Stack $isPage>
      <div data-print="off">
        <ScreenHead>
          <ScreenTitle>Valuation as PDF</ScreenTitle>
          <Cluster>
            <LinkButton href={["/free-loan-valuation/valuation", ...(id === null ? [] : [id])].join("/")}>
              Back to the valuation
            </LinkButton>
            <Button kind="primary" icon="print" onPress={onPrint}>
              Print or save as PDF
            </Button>
          </Cluster>
        </ScreenHead>
      </div>
      <Sheet draft={draft} result={result} />
    </Stack>
  )
})

const NoSheet = ({ said }: { readonly said: string }) => (
  <EmptyState
    level={1}
    title="There is no valuation to print"
    actions={
      <LinkButton kind="primary" href="/free-loan-valuation">
        Value a loan
      </LinkButton>
    }
  >
    {said}
  </EmptyState>
)

const share = (rate: number | null): string => (rate === null ? "" : `, ${percent(rate)} of UPB`)

const Sheet = ({ draft, result }: { readonly draft: ValuationDraft; readonly result: CalculatorResult }) => (
  <PrintSheet
    title={`Valuation of ${nameOf(draft)}`}
    context={contextOf(draft)}
    facts={[
      ["Calculated on", result.calculatedOn === null ? "\u2013" : day(result.calculatedOn)],
      ["Loan class", classOf(result) ?? "\u2013"],
    ]}
    foot={NOT_AN_APPRAISAL}
  >
    <PrintFigure label="A buyer today would likely pay">
      {moneyShort(result.lowValueRange ?? 0)} to {moneyShort(result.highValueRange ?? 0)}
    </PrintFigure>
    <Said>
      {standingOf(draft)} {result.recommendation}
    </Said>
    <KeyValueGrid
      columns={1}
      items={[
        { label: "Low", value: `${money(result.lowValueRange ?? 0, "never")}${share(result.lowPercentToUpb)}` },
        { label: "Expected", value: `${money(result.value ?? 0, "never")}${share(result.percentToUpb)}` },
        { label: "High", value: `${money(result.highValueRange ?? 0, "never")}${share(result.highPercentToUpb)}` },
      ]}
    />
    <Figures result={result} />
    <Rests result={result} />
  </PrintSheet>
)

const Figures = ({ result }: { readonly result: CalculatorResult }) => (
  <>
    <PrintPart title="Exits">
      <KeyValueGrid
        columns={1}
        items={waysOf(result).map(({ name, note, figure, figureNote }) => ({
          label: `${name} (${note.toLowerCase()})`,
          value: `${figure}, ${figureNote}`,
        }))}
      />
    </PrintPart>
    <PrintPart title="Time and savings">
      <KeyValueGrid columns={1} items={[...sidesOf(result), ...processesOf(result)]} />
    </PrintPart>
    <PrintPart title="The loan in figures">
      <KeyValueGrid
        columns={1}
        items={factsOf(result).filter(({ label }) => label !== "Calculated on" && label !== "Loan class")}
      />
    </PrintPart>
  </>
)

/** What it rests on. */
const Rests = ({ result }: { readonly result: CalculatorResult }) => (
  <PrintPart title="Assumptions">
    <SourcedList
      isInset
      label="Assumptions"
      items={(result.assumptions ?? []).map((assumption) => ({
        id: assumption.name,
        label: assumptionLabel(assumption.name),
        value: assumptionValue(assumption),
        isTyped: isTyped(assumption),
        isWorkedOut: isWorkedOut(assumption),
        source: assumptionSource(assumption),
      }))}
    />
  </PrintPart>
)
