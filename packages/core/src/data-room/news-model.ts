import * as t from "io-ts"
import { AlertFrequency } from "../profiles/alert-criteria.ts"
import { Millis } from "../shared/days.ts"
import { AssetId, UserId } from "../shared/ids.ts"
import { TierName } from "./vdr-model.ts"

/** What became of a file of a data room. */
export const RoomNewsKind = t.keyof({ added: null, replaced: null, removed: null }, "RoomNewsKind")
export type RoomNewsKind = t.TypeOf<typeof RoomNewsKind>

/** One file that was added, replaced or removed at `at`, in milliseconds since the epoch, under the name that it had then. */
export const RoomNews = t.readonly(
  t.strict({ assetId: AssetId, tier: TierName, kind: RoomNewsKind, name: t.string, at: Millis }),
  "RoomNews",
)
export type RoomNews = t.TypeOf<typeof RoomNews>

/** How often somebody hears of the files of one data room. What happened until `heardUntil`, in milliseconds since the epoch, is not told any more. */
export const KeptRhythm = t.readonly(
  t.strict({ assetId: AssetId, userId: UserId, rhythm: AlertFrequency, heardUntil: Millis }),
  "KeptRhythm",
)
export type KeptRhythm = t.TypeOf<typeof KeptRhythm>

/** What whoever is let into a room hears, until another rhythm is chosen. */
export const USUAL_RHYTHM = "Daily" satisfies AlertFrequency
