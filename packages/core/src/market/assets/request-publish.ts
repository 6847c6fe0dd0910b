import { Effect } from "effect"
import { moveAsset } from "../deal/course.ts"
import { onAsset } from "../deal/on-asset.ts"
import { personIn } from "../deal/person.ts"
import type { Actor } from "../../kernel/actor.ts"
import { MarketSettings } from "../../settings/ports.ts"
import { dayOf } from "../../shared/days.ts"
import type { AssetId } from "../../shared/ids.ts"
import { isBlank } from "../../shared/text.ts"
import { AssetFactsInvalid } from "../../assets/errors.ts"
import { factProblems } from "../../assets/fact-problems.ts"
import { wayOf } from "../../assets/machine.ts"
import { mayPublish } from "./may-publish.ts"

/** Rows 2, 6 and 23: puts a listing before an administrator, with what the seller writes for who reviews it. */
export const requestAssetPublish = Effect.fn("requestAssetPublish")(function* (
  actor: Actor,
  id: AssetId,
  note?: string,
) {
  const settings = yield* MarketSettings
  return yield* onAsset(
    actor,
    "requestPublish",
    id,
    Effect.fnUntraced(function* ({ act, asset, course, transaction }) {
      if (asset.registrationStatus === "pending") return course
      const { row, to } = yield* Effect.fromResult(wayOf(asset, "requestPublish"))
      const seller = yield* personIn(transaction, asset.owners[0])
      yield* Effect.fromResult(mayPublish(asset, seller, settings, dayOf(act.at)))
      const problems = factProblems(asset, dayOf(act.at))
      if (problems.length > 0) return yield* new AssetFactsInvalid({ problems })
      const publicationNote = isBlank(note) ? null : (note ?? "").trim()
      const change = { registrationStatus: "pending", publicationRequestedAt: act.at, publicationNote } as const
      return moveAsset(course, id, { row, to, change, type: "PublicationRequested" }, act)
    }),
  )
})
