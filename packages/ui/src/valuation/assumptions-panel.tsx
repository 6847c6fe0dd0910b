import { type UsedAssumption, ValuationDraft } from "@xl/core/valuation"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { Button, Dialog, Disclosure, Entries, Panel, Said, type Sourced, SourcedList, Stack } from "../parts/index.ts"
import {
  assumptionKind,
  assumptionLabel,
  assumptionSource,
  assumptionValue,
  isTyped,
  isWorkedOut,
} from "./assumption-fields.ts"
import { NOT_AN_APPRAISAL } from "./result-words.ts"
import type { ValuationWizard, Wire } from "./valuation-wizard.ts"
import { WireField } from "./wire-field.tsx"

/** Assumptions that are shown at once; the rest opens. */
const FIRST = 10

interface Props {
  readonly model: ValuationWizard
}

/** What the result rests on: each with its source, date and reach, and each can be changed. */
export const AssumptionsPanel = observer(({ model }: Props) => {
  const [changing, setChanging] = useState<UsedAssumption | null>(null)
  const used = model.result?.assumptions ?? []
  const listed = (assumption: UsedAssumption): Sourced => ({
    id: assumption.name,
    label: assumptionLabel(assumption.name),
    value: assumptionValue(assumption),
    isTyped: isTyped(assumption),
    isWorkedOut: isWorkedOut(assumption),
    source: assumptionSource(assumption),
    action: (
      <Button
        size="small"
        kind="plain"
        aria-label={`Change ${assumptionLabel(assumption.name)}`}
        onPress={() => setChanging(assumption)}
      >
        Change
      </Button>
    ),
  })
  return (
    <Panel isFlush title="Assumptions" end="Each with its source" footer={NOT_AN_APPRAISAL}>
      <SourcedList label="Assumptions" items={used.slice(0, FIRST).map(listed)} />
      {used.length > FIRST && (
        <Entries>
          <li>
            <Disclosure summary={`${used.length - FIRST} more assumptions`}>
              <SourcedList isInset label="More assumptions" items={used.slice(FIRST).map(listed)} />
            </Disclosure>
          </li>
        </Entries>
      )}
      {changing !== null && <ChangeDialog model={model} assumption={changing} onClose={() => setChanging(null)} />}
    </Panel>
  )
})

/** The value as the field takes it: numbers of months and days travel as numbers. */
const startOf = ({ value }: UsedAssumption, kind: unknown): Wire => {
  if (kind === "flag") return value === "true"
  return kind === "days" || kind === "months" ? Number(value) : value
}

const ChangeDialog = observer(
  ({ assumption, model, onClose }: Props & { readonly assumption: UsedAssumption; readonly onClose: () => void }) => {
    const kind = assumptionKind(assumption)
    const [typed, setTyped] = useState<Wire>(() => startOf(assumption, kind))
    const [before] = useState(() => ValuationDraft.encode(model.draft).assumptions)
    const { name } = assumption
    const set = async (value: Wire) => {
      model.type("assumptions", { [name]: value })
      if (await model.value()) onClose()
    }
    const cancel = () => {
      if (!model.isFresh) model.type("assumptions", before)
      if (!model.isFresh) void model.value()
      onClose()
    }
    return (
      <Dialog
        isOpen
        title={assumptionLabel(name)}
        width={440}
        onClose={cancel}
        onSubmit={() => set(typed)}
        actions={
          <>
            {isTyped(assumption) && (
              <Button kind="plain" isDisabled={model.isValuing} onPress={() => void set(null)}>
                Use the usual value
              </Button>
            )}
            <Button onPress={cancel}>Cancel</Button>
            <Button kind="primary" type="submit" isPending={model.isValuing}>
              Recalculate
            </Button>
          </>
        }
      >
        <Stack>
          <WireField
            field={{ name, label: assumptionLabel(name), kind }}
            value={typed}
            onChange={setTyped}
            error={model.errors[name] ?? model.failure ?? undefined}
          />
          <Said $isQuiet>{assumptionSource(assumption)}</Said>
        </Stack>
      </Dialog>
    )
  },
)
