import { Result } from "effect"
import { inOrder, replanned } from "../periods/plan.ts"
import type { PeriodRefusal } from "../periods/errors.ts"
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
    yield* inOrder(PLANNED_PERIODS.map((name) => periods[name]))
    return periods
  })
}
