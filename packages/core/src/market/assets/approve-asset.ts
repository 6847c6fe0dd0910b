import { Effect } from "effect"
import { moveAsset } from "../deal/course.ts"
import { onAsset } from "../deal/on-asset.ts"
import { personIn } from "../deal/person.ts"
import type { Actor } from "../../kernel/actor.ts"
import { MarketSettings } from "../../settings/ports.ts"
import { dayOf } from "../../shared/days.ts"
import type { AssetId } from "../../shared/ids.ts"
import { AssetVersionChanged } from "../../assets/errors.ts"
import { wayOf } from "../../assets/machine.ts"
import { mayPublish } from "./may-publish.ts"

/** Row 3: publishes the version that the administrator reviewed, if it still is what publication needs. */
export const approveAsset = Effect.fn("approveAsset")(function* (actor: Actor, id: AssetId, version: number) {
  const settings = yield* MarketSettings
  return yield* onAsset(
    actor,
    "approve",
    id,
    Effect.fnUntraced(function* ({ act, asset, course, transaction }) {
      if (asset.status === "Published") return course
      const { row, to } = yield* Effect.fromResult(wayOf(asset, "approve"))
      if (asset.version !== version) return yield* new AssetVersionChanged()
      const seller = yield* personIn(transaction, asset.owners[0])
      yield* Effect.fromResult(mayPublish(asset, seller, settings, dayOf(act.at)))
      const change = { publishedTime: act.at, statusComment: null, registrationStatus: null }
      return moveAsset(course, id, { row, to, change }, act)
    }),
  )
})
