import type { Period } from "../periods/model.ts"
import type { PlannedPeriod } from "../periods/plan.ts"
import { Day } from "../shared/days.ts"
import { PLANNED_PERIODS, type PlannedName } from "./planning.ts"
import type { PeriodPlan } from "./ports.ts"
import type { AssetView } from "./views.ts"

/** A period as a form has it, day by day; "" where no day is typed. */
export interface TypedPeriod {
  readonly startDate: string
  readonly endDate: string
}
/** Every period that a seller plans, as typed. */
export type TypedPlan = { readonly [N in PlannedName]: TypedPeriod }

type Planned = Pick<AssetView, `${PlannedName}Period`>

const typedPeriod = (period: Period | null): TypedPeriod => ({
  startDate: period?.startDate ?? "",
  endDate: period?.endDate ?? "",
})

/** The form over what is planned. */
export const typedPlan = (asset: Planned): TypedPlan => ({
  callForOffers: typedPeriod(asset.callForOffersPeriod),
  bestAndFinal: typedPeriod(asset.bestAndFinalPeriod),
  underSelection: typedPeriod(asset.underSelectionPeriod),
})

/** Whether the text is a day of the form YYYY-MM-DD, or none at all. */
export const isTypedDay = (text: string): boolean => text === "" || Day.is(text)

const dayIn = (text: string): Day | null => (Day.is(text) ? text : null)
const planned = ({ endDate, startDate }: TypedPeriod): PlannedPeriod => ({
  startDate: dayIn(startDate),
  endDate: dayIn(endDate),
})

/** The plan that the form asks for: only what was changed, as a running period may be extended, not set anew. Null while a text is no day. */
export const planTyped = (typed: TypedPlan, asset: Planned): PeriodPlan | null => {
  const before = typedPlan(asset)
  if (!PLANNED_PERIODS.every((name) => [typed[name].startDate, typed[name].endDate].every(isTypedDay))) return null
  return Object.fromEntries(
    PLANNED_PERIODS.filter(
      (name) => typed[name].startDate !== before[name].startDate || typed[name].endDate !== before[name].endDate,
    ).map((name) => [name, planned(typed[name])]),
  )
}
