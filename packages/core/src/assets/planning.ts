import { Result } from "effect"
import { inOrder, replanned } from "../periods/plan.ts"
import type { PeriodRefusal, PeriodsOverlap } from "../periods/errors.ts"
import { periodState } from "../periods/rules.ts"
import { AssetStatusForbids, PublicationPending } from "./errors.ts"
import type { Asset, SalePeriods } from "./model.ts"
import type { PeriodPlan } from "./ports.ts"
import { isOnHold, isOnMarket } from "./statuses.ts"
import { type AssetStatus } from "../kernel/statuses.ts"

type PlanRefusal = AssetStatusForbids | PeriodRefusal | PublicationPending

const isPlannable = (status: AssetStatus): boolean =>
  isOnMarket(status) || ["Draft", "Revoked", "ListingExpired", "NoLongerListedForSale"].includes(status)

/** The periods that a seller plans, in their order. */
export const PLANNED_PERIODS = ["callForOffers", "bestAndFinal", "underSelection"] as const
/** One of them. */
export type PlannedName = (typeof PLANNED_PERIODS)[number]

const HELD: { readonly [status: string]: PlannedName } = {
  "OnHold.CallForOffers": "callForOffers",
  "OnHold.BestAndFinal": "bestAndFinal",
}

/** On hold only the held period took effect: the others may be set anew though their days came. */
const isFree = ({ status }: Asset, name: PlannedName): boolean => isOnHold(status) && HELD[status] !== name

/** For a client that enables a control: whether periods may be planned now. */
export const takesPlans = ({ registrationStatus, status }: Pick<Asset, "registrationStatus" | "status">): boolean =>
  registrationStatus !== "pending" && isPlannable(status)

/**
 * Whether the sale's windows follow one another. A round of best and final is also taken inside an under selection that has begun, as its
 * seller may ask for final prices until a winner is chosen. Source: docs/adr/0120-best-and-final-while-choosing.md. `now` is milliseconds since
 * the epoch.
 */
export const windowsInOrder = (periods: SalePeriods, now: number): Result.Result<void, PeriodsOverlap> => {
  const { bestAndFinal, callForOffers, underSelection } = periods
  const isInside =
    bestAndFinal !== null &&
    underSelection !== null &&
    ["running", "ended"].includes(periodState(underSelection, now)) &&
    bestAndFinal.startDate >= underSelection.startDate &&
    bestAndFinal.startDate <= underSelection.endDate
  return isInside
    ? Result.andThen(inOrder([callForOffers, bestAndFinal]), () => inOrder([callForOffers, underSelection]))
    : inOrder([callForOffers, bestAndFinal, underSelection])
}

/** The sale's windows after a plan; only the periods named change. */
export const planned = (asset: Asset, plan: PeriodPlan, now: number): Result.Result<SalePeriods, PlanRefusal> => {
  if (asset.registrationStatus === "pending") return Result.fail(new PublicationPending())
  if (!isPlannable(asset.status))
    return Result.fail(new AssetStatusForbids({ status: asset.status, command: "planPeriods" }))
  return Result.gen(function* () {
    let periods = asset.periods
    for (const name of PLANNED_PERIODS) {
      const wish = plan[name]
      if (wish) periods = { ...periods, [name]: yield* replanned(asset.periods[name], wish, isFree(asset, name), now) }
    }
    yield* windowsInOrder(periods, now)
    return periods
  })
}
