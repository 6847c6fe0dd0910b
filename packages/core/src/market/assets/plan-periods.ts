import { Effect } from "effect"
import { changeAsset } from "../deal/course.ts"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { planned } from "../../assets/planning.ts"
import type { PeriodPlan } from "../../assets/ports.ts"

/** Sets, extends or takes back the windows of a sale. */
export const planPeriods = Effect.fn("planPeriods")((actor: Actor, id: AssetId, plan: PeriodPlan) =>
  onAsset(actor, "planPeriods", id, ({ act, asset, course }) =>
    Effect.fromResult(planned(asset, plan, act.at)).pipe(
      Effect.map((periods) => changeAsset(course, { ...asset, periods }, "AssetPeriodsPlanned", act)),
    ),
  ),
)
