import { Result } from "effect"
import type { SignedIn } from "../../kernel/actor.ts"
import { must } from "../../shared/decode.ts"
import * as t from "io-ts"
import type { Entered } from "./entered.ts"
import type { KeptVdrItem, VdrFolder, VdrItem } from "../../data-room/vdr-model.ts"
import { changingRoom, foldersTo, TIER_NAMES, tierFolder, type VdrPlace } from "../../data-room/vdr-rules.ts"

const byName = (one: KeptVdrItem, other: KeptVdrItem) =>
  one.kind === other.kind
    ? one.name.localeCompare(other.name, "en", { numeric: true, sensitivity: "base" })
    : one.kind === "folder"
      ? -1
      : 1

const itemView = ({ id, kind, name, type, size, dateModified }: KeptVdrItem, opened: number | null): VdrItem => ({
  id,
  kind,
  name,
  type,
  size,
  dateModified,
  opened: kind === "file" && opened !== null ? must(t.Int, opened) : null,
})

/** A folder as its reader sees it; `reads` counts by file, and is null to whoever is not told. */
export const folderView = (
  user: SignedIn,
  room: Entered,
  { id, tier }: VdrPlace,
  reads: ReadonlyMap<string, number> | null,
): VdrFolder => {
  const folders = foldersTo(room, id).map((folder) => ({ id: folder.id, name: folder.name }))
  const path = [{ id: tierFolder(room.asset.tiers, tier), name: TIER_NAMES[tier] }, ...folders]
  const may = (change: "add" | "alter") => Result.isSuccess(changingRoom(user, room.asset, change))
  return {
    id,
    name: path.at(-1)?.name ?? "",
    tier,
    path,
    items: room.items
      .filter(({ folderId }) => folderId === id)
      .toSorted(byName)
      .map((item) => itemView(item, reads && (reads.get(item.id) ?? 0))),
    mayAdd: may("add"),
    mayChange: may("alter"),
  }
}
