import { Result } from "effect"
import { PublicationPending } from "../assets/errors.ts"
import type { Asset, TierIds } from "../assets/model.ts"
import { isContractPending } from "../assets/statuses.ts"
import { type AssetStatus } from "../kernel/statuses.ts"
import { isFirstOwner } from "../assets/visibility.ts"
import { FileNameMisleads } from "../documents/errors.ts"
import { isRoomFileType, namesItsType } from "../documents/room-files.ts"
import type { SignedIn } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import { must } from "../shared/decode.ts"
import { VdrItemId } from "../shared/ids.ts"
import { type Tier, TIERS } from "./access.ts"
import { VdrFrozen, VdrFull, VdrItemNotFound, VdrNameInvalid, VdrNameTaken, VdrTooDeep } from "./errors.ts"
import type { KeptVdrItem } from "./vdr-model.ts"

/** Characters that the name of a folder or file may have. */
export const MOST_VDR_NAME = 120
/** Folders that may lie in each other below a tier's own. */
export const MOST_VDR_DEPTH = 5
/** Folders and files of a room, of all tiers together. */
export const MOST_VDR_ITEMS = 500

const FOLDER: { readonly [T in Tier]: keyof TierIds } = {
  home: "tier_home_id",
  tier1: "tier1_id",
  tier2: "tier2_id",
}
/** How each tier's own folder is called; it keeps its name. */
export const TIER_NAMES: { readonly [T in Tier]: string } = { home: "General", tier1: "Tier 1", tier2: "Tier 2" }

/** The id of a tier's own folder. */
export const tierFolder = (tiers: TierIds, tier: Tier): VdrItemId => must(VdrItemId, tiers[FOLDER[tier]])

/** What a room is made of: its asset, and what lies in it and was not deleted. */
export interface VdrRoom {
  readonly asset: Pick<Asset, "id" | "owners" | "registrationStatus" | "status" | "tiers">
  readonly items: ReadonlyArray<KeptVdrItem>
}

/** A folder of a room: a tier's own where `item` is null. */
export interface VdrPlace {
  readonly id: VdrItemId
  readonly tier: Tier
  readonly item: KeptVdrItem | null
}

/** The folder with this id; null where the room has none. */
export const placeIn = ({ asset, items }: VdrRoom, id: string): VdrPlace | null => {
  const tier = TIERS.find((one) => asset.tiers[FOLDER[one]] === id)
  if (tier) return { id: tierFolder(asset.tiers, tier), tier, item: null }
  const item = items.find((one) => one.id === id && one.kind === "folder")
  return item ? { id: item.id, tier: item.tier, item } : null
}

/** Folders from the first below the tier's own down to this one; none for the tier's own. */
export const foldersTo = ({ items }: Pick<VdrRoom, "items">, id: string): ReadonlyArray<KeptVdrItem> => {
  const item = items.find((one) => one.id === id && one.kind === "folder")
  return item ? [...foldersTo({ items }, item.folderId), item] : []
}

/** What lies in a folder, and in the folders within. */
export const within = ({ items }: Pick<VdrRoom, "items">, id: string): ReadonlyArray<KeptVdrItem> =>
  items.filter(({ folderId }) => folderId === id).flatMap((item) => [item, ...within({ items }, item.id)])

/** Of a change to a room: whether it adds to it, or takes or renames what others may rely on. */
export type VdrChange = "add" | "alter"

const isBound = (status: AssetStatus): boolean => isContractPending(status) || status === "UnderContract"

const isFrozen = (status: AssetStatus, change: VdrChange): boolean =>
  status === "Closed" || status === "Deleted" || (change === "alter" && isBound(status))

/**
 * Who may change a room: the first owner and administrators; to everybody else there is nothing. While a publication is under review
 * nothing changes; once there is a winner nothing is deleted or renamed; of a closed sale nothing changes any more.
 */
export const changingRoom = (
  user: SignedIn,
  { owners, registrationStatus, status }: VdrRoom["asset"],
  change: VdrChange,
): Result.Result<void, PublicationPending | VdrFrozen | VdrItemNotFound> => {
  if (!isAdministrator(user) && !isFirstOwner(user, { owners })) return Result.fail(new VdrItemNotFound())
  if (registrationStatus === "pending") return Result.fail(new PublicationPending())
  return isFrozen(status, change) ? Result.fail(new VdrFrozen()) : Result.succeed(undefined)
}

// oxlint-disable-next-line no-control-regex -- Control characters are what is refused.
const MISREAD = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/

/** A name as it is kept: without spaces around it. Refused where blank, over 120 characters, or with what file systems or people misread. */
export const vdrName = (typed: string): Result.Result<string, VdrNameInvalid> => {
  const name = typed.trim().normalize("NFC")
  const isBad = name === "" || name.length > MOST_VDR_NAME || MISREAD.test(name) || /^\.|\.$/.test(name)
  return isBad ? Result.fail(new VdrNameInvalid()) : Result.succeed(name)
}

const folded = (name: string) => name.toLowerCase()

const isTaken = ({ items }: VdrRoom, folder: string, name: string, but: string | null): boolean =>
  items.some((item) => item.folderId === folder && item.id !== but && folded(item.name) === folded(name))

/** A folder's new or changed name; no two things in a folder have the same, in small letters or large. */
const freeName = (
  room: VdrRoom,
  folder: string,
  typed: string,
  but: string | null,
): Result.Result<string, VdrNameInvalid | VdrNameTaken> =>
  Result.flatMap(vdrName(typed), (name) =>
    isTaken(room, folder, name, but) ? Result.fail(new VdrNameTaken()) : Result.succeed(name),
  )

/** Whether one thing more fits into the room. */
export const roomLeft = ({ items }: VdrRoom): Result.Result<void, VdrFull> =>
  items.length < MOST_VDR_ITEMS ? Result.succeed(undefined) : Result.fail(new VdrFull())

/** The name that a folder made there would have. */
export const newFolder = (
  room: VdrRoom,
  { id }: VdrPlace,
  typed: string,
): Result.Result<string, VdrFull | VdrNameInvalid | VdrNameTaken | VdrTooDeep> => {
  if (foldersTo(room, id).length >= MOST_VDR_DEPTH) return Result.fail(new VdrTooDeep())
  return Result.flatMap(roomLeft(room), () => freeName(room, id, typed, null))
}

const numbered = (name: string, count: number): string => {
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const mark = ` (${count})`
  return `${stem.slice(0, MOST_VDR_NAME - mark.length - ending.length)}${mark}${ending}`
}

const freeFileName = (room: VdrRoom, folder: string, name: string): string => {
  for (let count = 2, free = name; ; count += 1) {
    if (!isTaken(room, folder, free, null)) return free
    free = numbered(name, count)
  }
}

/** The name that a file uploaded there gets: its own, or the next with a number that is free, so that no file takes another's place. */
export const newFileName = (
  room: VdrRoom,
  { id }: VdrPlace,
  typed: string,
): Result.Result<string, VdrFull | VdrNameInvalid> =>
  Result.flatMap(roomLeft(room), () => Result.map(vdrName(typed), (name) => freeFileName(room, id, name)))

/** The name that a file has which takes the place of another: that one's, or, where it would mislead about the content, its own made free. */
export const replacingName = (
  room: VdrRoom,
  old: KeptVdrItem,
  upload: { readonly name: string; readonly type: string },
): Result.Result<string, VdrNameInvalid> => {
  if (isRoomFileType(upload.type) && namesItsType(old.name, upload.type)) return Result.succeed(old.name)
  const rest = { ...room, items: room.items.filter(({ id }) => id !== old.id) }
  return Result.map(vdrName(upload.name), (name) => freeFileName(rest, old.folderId, name))
}

/** What a folder is called afterwards. */
export const newName = (
  room: VdrRoom,
  { folderId, id }: KeptVdrItem,
  typed: string,
): Result.Result<string, VdrNameInvalid | VdrNameTaken> => freeName(room, folderId, typed, id)

/** What an item is called afterwards; a file's name goes on ending as what it holds does. */
export const renamed = (
  room: VdrRoom,
  item: KeptVdrItem,
  typed: string,
): Result.Result<string, FileNameMisleads | VdrNameInvalid | VdrNameTaken> =>
  Result.flatMap(newName(room, item, typed), (name) => {
    const type = item.type ?? undefined
    return isRoomFileType(type) && !namesItsType(name, type)
      ? Result.fail(new FileNameMisleads())
      : Result.succeed(name)
  })
