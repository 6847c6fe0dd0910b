import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { AssetId, UserId, VdrItemId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"

/** A tier as it is kept and sent. */
export const TierName = t.keyof({ home: null, tier1: null, tier2: null }, "TierName")

/** Whether something in a data room is a folder or a file. */
export const VdrKind = t.keyof({ folder: null, file: null }, "VdrKind")
export type VdrKind = t.TypeOf<typeof VdrKind>

/** A folder or file of a data room as it is kept. A tier's own folder is none: it comes with the asset. Instants are milliseconds since the epoch. */
export const KeptVdrItem = t.readonly(
  t.strict({
    id: VdrItemId,
    assetId: AssetId,
    tier: TierName,
    /** The folder in which it lies: another item, or the tier's own. */
    folderId: VdrItemId,
    kind: VdrKind,
    name: t.string,
    /** A file's media type, by content; null of a folder. */
    type: orNull(t.string),
    /** A file's bytes; null of a folder. */
    size: orNull(t.Int),
    createdAt: Millis,
    dateModified: Millis,
    createdBy: UserId,
    /** When it was deleted; its bytes are erased soon after. */
    removedAt: orNull(Millis),
  }),
  "KeptVdrItem",
)
export type KeptVdrItem = t.TypeOf<typeof KeptVdrItem>

/** Why the bytes of a file are fetched: to look at them here, or to keep them. */
export const VdrReading = t.keyof({ open: null, download: null }, "VdrReading")
export type VdrReading = t.TypeOf<typeof VdrReading>

/** A folder or file as a reader sees it. */
export const VdrItem = t.readonly(
  t.strict({
    id: VdrItemId,
    kind: VdrKind,
    name: t.string,
    type: orNull(t.string),
    size: orNull(t.Int),
    dateModified: Millis,
    /** How often others opened or downloaded it; null to everybody but the first owner and administrators, and of a folder. */
    opened: orNull(t.Int),
  }),
  "VdrItem",
)
export type VdrItem = t.TypeOf<typeof VdrItem>

/** A folder on the way to another. */
export const VdrCrumb = t.readonly(t.strict({ id: VdrItemId, name: t.string }), "VdrCrumb")
export type VdrCrumb = t.TypeOf<typeof VdrCrumb>

/** A folder with what lies in it: folders first, each kind by name. */
export const VdrFolder = t.readonly(
  t.strict({
    id: VdrItemId,
    name: t.string,
    tier: TierName,
    /** From the tier's own folder down to this one, both included. */
    path: t.readonlyArray(VdrCrumb),
    items: t.readonlyArray(VdrItem),
    /** Whether the caller may add to it. */
    mayAdd: t.boolean,
    /** Whether the caller may rename and delete in it. */
    mayChange: t.boolean,
  }),
  "VdrFolder",
)
export type VdrFolder = t.TypeOf<typeof VdrFolder>

/** Where to fetch or send the bytes of a file, and what opens that for a minute. */
export const VdrPass = t.readonly(t.strict({ url: t.string, token: t.string, expiration: Millis }), "VdrPass")
export type VdrPass = t.TypeOf<typeof VdrPass>
