import { Effect, Result } from "effect"
import { changeAsset, courseOf } from "../deal/course.ts"
import type { MarketTransaction } from "../store.ts"
import { changeOf } from "../deal/story.ts"
import { assetFieldTexts } from "../../assets/words.ts"
import type { SignedIn } from "../../kernel/actor.ts"
import type { Millis } from "../../shared/days.ts"
import type { AssetId } from "../../shared/ids.ts"
import { drafted, type KnownFacts } from "../../assets/creation.ts"
import { AssetFactsInvalid, DataRoomTaken } from "../../assets/errors.ts"
import type { Problems } from "../../assets/fact-rules.ts"
import type { OpenedRoom } from "../../assets/model.ts"
import type { NewAsset } from "../../assets/ports.ts"

const NO_ROOM: Problems = [{ field: "tiers", message: assetFieldTexts.dataRoomMissing }]

/** When a draft is made, under which id, and whether the operator gives LenderDirect listings a term. */
export interface Filing {
  readonly id: AssetId
  readonly at: Millis
  readonly lenderDirect90: boolean
}

/**
 * Whether a seller may list in a room: in one that the seller opened, and that no listing has. Two listings in one room would show
 * whoever was let in by the one what is the other's.
 */
export const listingIn = (
  room: OpenedRoom | null,
  { id }: Pick<SignedIn, "id">,
): Result.Result<void, AssetFactsInvalid | DataRoomTaken> => {
  if (room?.owner !== id) return Result.fail(new AssetFactsInvalid({ problems: NO_ROOM }))
  return room.assetId === null ? Result.succeed(undefined) : Result.fail(new DataRoomTaken())
}

/** Writes row 1 of the machine: a seller's new Draft, in a data room of its own that the seller opened. The facts were looked at before. */
export const fileDraft = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  asset: NewAsset,
  { at, id, lenderDirect90 }: Filing,
  known: KnownFacts = {},
) {
  yield* Effect.fromResult(listingIn(yield* transaction.lockDataRoom(asset.tiers), user))
  const draft = { ...drafted(asset, id, user.id, at, lenderDirect90), ...known }
  const act = { by: { id: user.id, trigger: "Seller" }, at } as const
  yield* transaction.write(changeOf(changeAsset(courseOf({ assets: [], offers: [] }), draft, "AssetCreated", act)))
  return draft
})
