import {
  type AssetView,
  PLANNED_PERIODS,
  type PlannedName,
  planTyped,
  type TypedPeriod,
  typedPlan,
} from "@xl/core/assets"
import { type Day, Day as DayCodec } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { Banner, Button, DateField, Dialog, Pair, Stack } from "../parts/index.ts"
import type { AssetOverviewModel } from "./asset-overview-model.ts"

const LABELS: { readonly [N in PlannedName]: string } = {
  callForOffers: "Call for offers",
  bestAndFinal: "Best and final",
  underSelection: "Under selection",
}

/** The part of a view model that plans the periods of a sale. */
type PeriodPlanner = Pick<AssetOverviewModel, "asset" | "dismiss" | "error" | "isAsking" | "plan">

/** The sale's windows as the seller sets them; a period with one end missing is not planned. */
export const PlanPeriodsDialog = observer(({ model }: { readonly model: PeriodPlanner }) => {
  const { asset } = model
  return asset && <PlanForm model={model} asset={asset} />
})

const PlanForm = observer(({ asset, model }: { readonly asset: AssetView; readonly model: PeriodPlanner }) => {
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

/** Both ends make a period; one alone makes none, and that is said. */
const HALF = "Without both days the period is not planned"

const dayIn = (typed: string): Day | undefined => (DayCodec.is(typed) ? typed : undefined)

const PeriodRow = ({ label, value, onChange }: PeriodRowProps) => {
  const [from, to] = [dayIn(value.startDate), dayIn(value.endDate)]
  const isHalf = (from === undefined) !== (to === undefined)
  return (
    <Pair $isShort>
      <DateField
        label={`${label}, first day`}
        day={from}
        onChange={(day) => onChange({ ...value, startDate: day ?? "" })}
        helper={isHalf && from === undefined ? HALF : undefined}
      />
      <DateField
        label={`${label}, last day`}
        day={to}
        from={from}
        onChange={(day) => onChange({ ...value, endDate: day ?? "" })}
        helper={isHalf && to === undefined ? HALF : undefined}
      />
    </Pair>
  )
}
