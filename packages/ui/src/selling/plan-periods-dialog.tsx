import {
  type AssetView,
  isTypedDay,
  PLANNED_PERIODS,
  type PlannedName,
  planTyped,
  type TypedPeriod,
  typedPlan,
} from "@xl/core/assets"
import { fieldTexts } from "@xl/core/messages"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { Banner, Button, Dialog, Pair, Stack, TextField } from "../parts/index.ts"
import type { AssetOverviewModel } from "./asset-overview-model.ts"

const LABELS: { readonly [N in PlannedName]: string } = {
  callForOffers: "Call for offers",
  bestAndFinal: "Best and final",
  underSelection: "Under selection",
}

/** The sale's windows as the seller sets them; a period with one end missing is not planned. */
export const PlanPeriodsDialog = observer(({ model }: { readonly model: AssetOverviewModel }) => {
  const { asset } = model
  return asset && <PlanForm model={model} asset={asset} />
})

const PlanForm = observer(({ asset, model }: { readonly asset: AssetView; readonly model: AssetOverviewModel }) => {
  const [typed, setTyped] = useState(() => typedPlan(asset))
  const submit = () => {
    const plan = planTyped(typed, asset)
    if (plan !== null) void model.plan(plan)
  }
  return (
    <Dialog
      isOpen
      width={613}
      title="Plan periods"
      context="Days are UTC; a period ends at the end of its last day."
      onClose={model.dismiss}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={model.dismiss}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={model.isAsking}>
            Save periods
          </Button>
        </>
      }
    >
      {model.error !== null && (
        <Banner tone="bad" isAlert>
          {model.error}
        </Banner>
      )}
      <Stack>
        {PLANNED_PERIODS.map((name) => (
          <PeriodRow
            key={name}
            label={LABELS[name]}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </Stack>
    </Dialog>
  )
})

interface PeriodRowProps {
  readonly label: string
  readonly value: TypedPeriod
  readonly onChange: (value: TypedPeriod) => void
}

const problem = (text: string): string | undefined => (isTypedDay(text) ? undefined : fieldTexts.notDay)

const PeriodRow = ({ label, value, onChange }: PeriodRowProps) => (
  <Pair $isShort>
    <TextField
      label={`${label}, first day`}
      placeholder="YYYY-MM-DD"
      value={value.startDate}
      onChange={(startDate) => onChange({ ...value, startDate })}
      error={problem(value.startDate)}
    />
    <TextField
      label={`${label}, last day`}
      placeholder="YYYY-MM-DD"
      value={value.endDate}
      onChange={(endDate) => onChange({ ...value, endDate })}
      error={problem(value.endDate)}
    />
  </Pair>
)
