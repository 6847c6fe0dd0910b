import { Effect } from "effect"
import { filedRequest, needsChangeRequest } from "../../change-requests/decisions.ts"
import { changeAsset, changeRequest, type Course } from "../deal/course.ts"
import { type AssetScene, onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import { MarketSettings } from "../../settings/ports.ts"
import { must } from "../../shared/decode.ts"
import { dayOf } from "../../shared/days.ts"
import { Ids } from "../../shared/id-source.ts"
import { type AssetId, ChangeRequestId } from "../../shared/ids.ts"
import { AssetFactsInvalid } from "../../assets/errors.ts"
import { factProblems } from "../../assets/fact-problems.ts"
import { edited } from "../../assets/edits.ts"
import {
  confirmedChanges,
  type FieldChange,
  isSameFact,
  listingChanges,
  materialOnly,
  withChanges,
  withoutChanges,
} from "../../assets/listing-changes.ts"
import type { Asset } from "../../assets/model.ts"
import type { AssetEdit } from "../../assets/ports.ts"

/** The facts that apply at once; nothing happens where there are none. */
const applied = (course: Course, before: Asset, after: Asset, act: AssetScene["act"]): Course =>
  isSameFact(before, after) ? course : changeAsset(course, after, "AssetEdited", act)

/** Refuses what can never be right, and what the change brings that its seller did not confirm. */
const soundOnMarket = ({ act, asset }: AssetScene, after: Asset): Effect.Effect<void, AssetFactsInvalid> => {
  const problems = factProblems(after, dayOf(act.at), asset)
  return problems.length === 0 ? Effect.void : Effect.fail(new AssetFactsInvalid({ problems }))
}

/** The changes as a request: a new one, or the pending one with them. */
const filed = Effect.fnUntraced(function* (
  scene: AssetScene,
  course: Course,
  after: Asset,
  changes: ReadonlyArray<FieldChange>,
  note: string | undefined,
) {
  const { act, asset, transaction } = scene
  if (changes.length === 0) {
    yield* soundOnMarket(scene, after)
    return course
  }
  const id = must(ChangeRequestId, yield* (yield* Ids).next)
  const pending = yield* transaction.pendingChangeOf(asset.id)
  const request = filedRequest(pending, asset, changes, { ...act, id, note })
  yield* soundOnMarket(scene, withChanges(after, request.changes))
  return request === pending ? course : changeRequest(course, pending, request, act)
})

/** Keeps one save of the wizard. Of a listing on the market, material facts become a change request and stay as they are. */
export const editAsset = Effect.fn("editAsset")(function* (actor: Actor, id: AssetId, edit: AssetEdit) {
  const { autoDeposit } = yield* MarketSettings
  return yield* onAsset(
    actor,
    "edit",
    id,
    Effect.fnUntraced(function* (scene) {
      const { act, asset, course } = scene
      const after = yield* Effect.fromResult(edited(asset, edit, autoDeposit))
      if (!needsChangeRequest(asset)) return changeAsset(course, after, "AssetEdited", act)
      const changes = materialOnly(listingChanges({ ...asset }, { ...after }))
      if (edit.confirmedChanges) yield* Effect.fromResult(confirmedChanges(changes, edit.confirmedChanges))
      return yield* filed(
        scene,
        applied(course, asset, withoutChanges(after, changes), act),
        after,
        changes,
        edit.changeNote,
      )
    }),
  )
})
