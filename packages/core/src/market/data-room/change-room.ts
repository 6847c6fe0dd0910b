import { Clock, Effect, type Result } from "effect"
import { Int } from "io-ts"
import type { MarketEventType } from "../../kernel/events.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { VdrItemId } from "../../shared/ids.ts"
import { type Entered, enteredBy, partIn } from "./entered.ts"
import { VdrItemNotFound } from "../../data-room/errors.ts"
import type { RoomNewsKind } from "../../data-room/news-model.ts"
import type { KeptVdrItem } from "../../data-room/vdr-model.ts"
import {
  changingRoom,
  newFileName,
  newFolder,
  newName,
  placeIn,
  renamed,
  replacingName,
  roomLeft,
  type VdrChange,
  type VdrPlace,
  within,
} from "../../data-room/vdr-rules.ts"

interface Scene {
  readonly transaction: MarketTransaction
  readonly room: Entered
  readonly user: SignedIn
  readonly at: Millis
}

/** Lets somebody who may change the room that holds this folder or file do so. */
const changing = <A, E, R>(
  actor: Actor,
  id: VdrItemId,
  change: VdrChange,
  work: (scene: Scene) => Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const user = yield* Effect.fromResult(signedIn(actor))
    const at = must(Millis, yield* Clock.currentTimeMillis)
    return yield* (yield* MarketStore).transaction((transaction) =>
      Effect.gen(function* () {
        const room = yield* enteredBy(transaction, user, id, { at, isHeld: true })
        yield* Effect.fromResult(changingRoom(user, room.asset, change))
        return yield* work({ transaction, room, user, at })
      }),
    )
  })

const write = (
  { at, room, transaction, user }: Scene,
  items: ReadonlyArray<KeptVdrItem>,
  fact: {
    readonly type: MarketEventType
    readonly subject: VdrItemId
    readonly before: { readonly [field: string]: unknown } | null
    readonly after: { readonly [field: string]: unknown } | null
  },
  news: ReadonlyArray<readonly [kind: RoomNewsKind, item: KeptVdrItem]> = [],
) =>
  transaction.write({
    vdrItems: items,
    roomNews: news
      .filter(([, { kind }]) => kind === "file")
      .map(([kind, { assetId, name, tier }]) => ({ assetId, tier, kind, name, at })),
    events: [{ ...fact, chain: room.asset.id, actor: partIn(user, room.asset), at }],
    outbox: [],
  })

/** The folder in which something is put; a folder that is not there is refused as one that is not the caller's. */
const place = ({ room }: Scene, id: VdrItemId): Effect.Effect<VdrPlace, VdrItemNotFound> => {
  const found = placeIn(room, id)
  return found ? Effect.succeed(found) : Effect.fail(new VdrItemNotFound())
}

type New = Pick<KeptVdrItem, "kind" | "size" | "type">

/** Puts something new into a folder, under the name that `named` gives it. */
const put = (id: VdrItemId, own: VdrItemId, what: New, type: MarketEventType) =>
  Effect.fnUntraced(function* <E>(scene: Scene, named: (room: Entered, at: VdrPlace) => Result.Result<string, E>) {
    const { at, room, user } = scene
    const folder = yield* place(scene, id)
    const name = yield* Effect.fromResult(named(room, folder))
    const item: KeptVdrItem = {
      ...what,
      id: own,
      assetId: room.asset.id,
      tier: folder.tier,
      folderId: folder.id,
      name,
      createdAt: at,
      dateModified: at,
      createdBy: user.id,
      removedAt: null,
    }
    const { size, tier } = item
    const after = { name, tier, ...(size !== null && { size }) }
    yield* write(scene, [item], { type, subject: own, before: null, after }, [["added", item]])
    return item
  })

/** Makes a folder in a folder. Refused to all but the asset's first owner and administrators. */
export const createVdrFolder = Effect.fn("createVdrFolder")(function* (actor: Actor, id: VdrItemId, name: string) {
  const own = must(VdrItemId, yield* (yield* Ids).next)
  const folder = { kind: "folder", type: null, size: null } as const
  return yield* changing(actor, id, "add", (scene) =>
    put(id, own, folder, "VdrFolderCreated")(scene, (room, at) => newFolder(room, at, name)),
  )
})

/** What an upload brought: its bytes lie in the store under `id` already. */
export interface VdrUpload {
  readonly id: VdrItemId
  readonly name: string
  readonly type: string
  readonly size: number
}

/** The file of this folder whose place another takes. */
const replacedIn = (scene: Scene, folder: VdrItemId, id: VdrItemId) =>
  Effect.filterOrFail(
    itemIn(scene, id),
    ({ folderId, kind }) => kind === "file" && folderId === folder,
    () => new VdrItemNotFound(),
  )

/** Puts an uploaded file in the place of another, which is deleted: under its name, unless that misleads about the content. */
const replacing = (folder: VdrItemId, upload: VdrUpload, replaces: VdrItemId) =>
  Effect.fnUntraced(function* (scene: Scene) {
    const { at, room, user } = scene
    const old = yield* replacedIn(scene, folder, replaces)
    const name = yield* Effect.fromResult(replacingName(room, old, upload))
    const size = must(Int, upload.size)
    const item = {
      ...old,
      id: upload.id,
      name,
      type: upload.type,
      size,
      createdAt: at,
      dateModified: at,
      createdBy: user.id,
    }
    yield* write(
      scene,
      [{ ...old, removedAt: at }, item],
      {
        type: "VdrFileReplaced",
        subject: upload.id,
        before: { id: old.id, name: old.name },
        after: { name, tier: item.tier, size },
      },
      [["replaced", item]],
    )
    return item
  })

/**
 * Puts an uploaded file into a folder; where its name is taken, it gets a number. With `replaces` it takes the place of that file, which is
 * refused once nothing may be deleted. Refused to all but the asset's first owner and administrators.
 */
export const fileVdrUpload = Effect.fn("fileVdrUpload")(function* (
  actor: Actor,
  folder: VdrItemId,
  upload: VdrUpload,
  replaces: VdrItemId | null = null,
) {
  const what = { kind: "file", type: upload.type, size: must(Int, upload.size) } as const
  if (replaces !== null) return yield* changing(actor, folder, "alter", replacing(folder, upload, replaces))
  return yield* changing(actor, folder, "add", (scene) =>
    put(folder, upload.id, what, "VdrFileUploaded")(scene, (room, at) => newFileName(room, at, upload.name)),
  )
})

/** Whether somebody may upload into a folder now, or in the place of a file of it, before the bytes come. */
export const mayUploadTo = Effect.fn("mayUploadTo")(function* (
  actor: Actor,
  folder: VdrItemId,
  replaces: VdrItemId | null = null,
) {
  return yield* changing(
    actor,
    folder,
    replaces === null ? "add" : "alter",
    Effect.fnUntraced(function* (scene) {
      yield* place(scene, folder)
      if (replaces === null) yield* Effect.fromResult(roomLeft(scene.room))
      else yield* replacedIn(scene, folder, replaces)
      return true
    }),
  )
})

const itemIn = ({ room }: Scene, id: VdrItemId): Effect.Effect<KeptVdrItem, VdrItemNotFound> => {
  const item = room.items.find((one) => one.id === id)
  return item ? Effect.succeed(item) : Effect.fail(new VdrItemNotFound())
}

type Naming<E> = (room: Entered, item: KeptVdrItem) => Result.Result<string, E>

const renaming = <E>(actor: Actor, id: VdrItemId, isMeant: (item: KeptVdrItem) => boolean, naming: Naming<E>) =>
  changing(
    actor,
    id,
    "alter",
    Effect.fnUntraced(function* (scene) {
      const item = yield* itemIn(scene, id)
      if (!isMeant(item)) return yield* new VdrItemNotFound()
      const name = yield* Effect.fromResult(naming(scene.room, item))
      if (name === item.name) return item
      const changed = { ...item, name, dateModified: scene.at }
      yield* write(scene, [changed], {
        type: "VdrItemRenamed",
        subject: id,
        before: { name: item.name },
        after: { name },
      })
      return changed
    }),
  )

/** Gives a folder or file another name; a tier's own folder keeps its. */
export const renameVdrItem = Effect.fn("renameVdrItem")((actor: Actor, id: VdrItemId, name: string) =>
  renaming(
    actor,
    id,
    () => true,
    (room, item) => renamed(room, item, name),
  ),
)

/** Gives a folder another name; what is a file is not there. */
export const renameVdrFolder = Effect.fn("renameVdrFolder")((actor: Actor, id: VdrItemId, name: string) =>
  renaming(
    actor,
    id,
    ({ kind }) => kind === "folder",
    (room, item) => newName(room, item, name),
  ),
)

/** Deletes a file, or a folder with all that lies in it; gives how many items went. */
export const deleteVdrItem = Effect.fn("deleteVdrItem")(function* (actor: Actor, id: VdrItemId) {
  return yield* changing(
    actor,
    id,
    "alter",
    Effect.fnUntraced(function* (scene) {
      const item = yield* itemIn(scene, id)
      const gone = [item, ...within(scene.room, id)]
      yield* write(
        scene,
        gone.map((one) => ({ ...one, removedAt: scene.at })),
        {
          type: "VdrItemDeleted",
          subject: id,
          before: { name: item.name, tier: item.tier, items: gone.length },
          after: null,
        },
        gone.map((one) => ["removed", one] as const),
      )
      return gone.length
    }),
  )
})
