import type { PeriodPlan, PlannedPeriod } from "@xl/core/assets"
import { fieldTexts } from "@xl/core/messages"
import type { Period } from "@xl/core/periods"
import { Day } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { Banner, Button, Dialog, Pair, Stack, TextField } from "../parts/index.ts"
import type { AssetOverviewModel } from "./asset-overview-model.ts"

interface Typed {
  readonly startDate: string
  readonly endDate: string
}

const PERIODS = [
  ["callForOffers", "Call for offers"],
  ["bestAndFinal", "Best and final"],
  ["underSelection", "Under selection"],
] as const
type Name = (typeof PERIODS)[number][0]

const typedOf = (period: Period | null): Typed => ({
  startDate: period?.startDate ?? "",
  endDate: period?.endDate ?? "",
})
const dayOr = (text: string): Day | null => (Day.is(text) ? text : null)
const isFine = (text: string): boolean => text === "" || Day.is(text)
const plannedOf = ({ endDate, startDate }: Typed): PlannedPeriod => ({
  startDate: dayOr(startDate),
  endDate: dayOr(endDate),
})

/** The sale's windows as the seller sets them; a period with one end missing is not planned. */
export const PlanPeriodsDialog = observer(({ model }: { readonly model: AssetOverviewModel }) => {
  const { asset } = model
  const [typed, setTyped] = useState<{ readonly [N in Name]: Typed }>({
    callForOffers: typedOf(asset?.callForOffersPeriod ?? null),
    bestAndFinal: typedOf(asset?.bestAndFinalPeriod ?? null),
    underSelection: typedOf(asset?.underSelectionPeriod ?? null),
  })
  const isReady = Object.values(typed).every(({ endDate, startDate }) => isFine(startDate) && isFine(endDate))
  const submit = () => {
    if (isReady) void model.plan(Object.fromEntries(changed(typed, asset)) as PeriodPlan)
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
        {PERIODS.map(([name, label]) => (
          <PeriodRow
            key={name}
            label={label}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </Stack>
    </Dialog>
  )
})

/** Only what was changed is sent: a running period may be extended, not set anew. */
const changed = (
  typed: { readonly [N in Name]: Typed },
  asset: AssetOverviewModel["asset"],
): ReadonlyArray<readonly [Name, PlannedPeriod]> =>
  PERIODS.flatMap(([name]) => {
    const before = typedOf(asset?.[`${name}Period`] ?? null)
    const now = typed[name]
    return before.startDate === now.startDate && before.endDate === now.endDate ? [] : [[name, plannedOf(now)] as const]
  })

interface PeriodRowProps {
  readonly label: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
}

const problem = (text: string): string | undefined => (isFine(text) ? undefined : fieldTexts.notDay)

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
