import { Effect } from "effect"
import { changeAsset } from "../market/course.ts"
import { onAsset } from "../market/on-asset.ts"
import type { Actor } from "../roles/model.ts"
import type { AssetId } from "../shared/ids.ts"
import { planned } from "./planning.ts"
import type { PeriodPlan } from "./ports.ts"

/** Sets, extends or takes back the windows of a sale. */
export const planPeriods = Effect.fn("planPeriods")((actor: Actor, id: AssetId, plan: PeriodPlan) =>
  onAsset(actor, "planPeriods", id, ({ act, asset, course }) =>
    Effect.fromResult(planned(asset, plan, act.at)).pipe(
      Effect.map((periods) => changeAsset(course, { ...asset, periods }, "AssetPeriodsPlanned", act)),
    ),
  ),
)
