import { Execution, type VdrItem, VdrFolder, type KeptVdrItem } from "@xl/core/data-room"
import {
  AgreementArchive,
  createVdrFolder,
  deleteVdrItem,
  findVdrFile,
  type FolderAsked,
  mayUploadTo,
  openVdrFolder,
  renameVdrFolder,
  renameVdrItem,
  signAgreement,
} from "@xl/core/market/data-room"
import { SignInRequired, type Actor } from "@xl/core/kernel"
import type { MarketStore } from "@xl/core/market"
import { absentAsNull, AssetId, type Ids, VdrItemId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { DocumentPasses } from "../documents/index.ts"
import type { Resolve } from "../http/request.ts"
import { failed, input, refused } from "../shared/index.ts"
import { REFUSALS } from "./refusals.ts"
import type { RoomHouse } from "./room-house.ts"

type Services = Ids | MarketStore
type Fields<R> = Readonly<Record<string, Resolve<R>>>

const ById = t.strict({ id: VdrItemId })
const Named = t.strict({ id: VdrItemId, name: t.string })
const Signing = t.strict({
  id: AssetId,
  signature: t.string,
  type: t.literal("ca"),
  signatureDimensions: absentAsNull(t.strict({ width: t.Int, height: t.Int })),
})

/** Where the bytes of files are, at this gateway. */
export const VDR_FILES = "/vdr-files"

const folder = (actor: Actor, id: VdrItemId, asked?: FolderAsked) =>
  openVdrFolder(actor, id, asked).pipe(
    Effect.map(VdrFolder.encode),
    Effect.catchTag(["SignInRequired", "VdrItemNotFound"], failed),
  )

/** A tier's own folder, by the argument that the specification calls it. */
const tierBy =
  (tier: "tier1" | "tier2", forUpload: boolean): Resolve<Services> =>
  (args, { actor }) =>
    input(t.strict({ [`${tier}_id`]: VdrItemId }), args).pipe(
      Effect.flatMap((ids) => folder(actor, Object.values(ids)[0] as VdrItemId, { tier, forUpload })),
    )

const passFor = Effect.fnUntraced(function* (
  passes: DocumentPasses,
  accessToken: string | undefined,
  query: Readonly<Record<string, string>>,
) {
  if (accessToken === undefined) return yield* new SignInRequired()
  const pass = passes.passFor(accessToken, yield* Clock.currentTimeMillis)
  return { ...pass, url: `${VDR_FILES}?${new URLSearchParams(query).toString()}` }
})

/** Folders, and what opens the bytes of files. */
export const folderReads = (passes: DocumentPasses): Fields<Services> => ({
  getVdrTier1: tierBy("tier1", false),
  getVdrTier2: tierBy("tier2", false),
  getVdrTier1Upload: tierBy("tier1", true),
  getVdrTier2Upload: tierBy("tier2", true),
  getVdrFolder: (args, { actor }) => input(ById, args).pipe(Effect.flatMap(({ id }) => folder(actor, id))),
  downloadVdrFile: (args, { accessToken, actor }) =>
    input(ById, args).pipe(
      Effect.tap(({ id }) => findVdrFile(actor, id)),
      Effect.flatMap(({ id }) => passFor(passes, accessToken, { id })),
      Effect.catchTag(["SignInRequired", "VdrItemNotFound"], failed),
    ),
})

/** A file or folder as who changed it is told. */
export const toldOfItem = ({ dateModified, id, kind, name, size, type }: KeptVdrItem): VdrItem => ({
  id,
  kind,
  name,
  type,
  size,
  dateModified,
  opened: null,
})

const item = (kept: KeptVdrItem) => ({ __typename: "VdrItemDone", item: toldOfItem(kept) })

/** What changes a room, and what opens one. */
export const roomChanges = ({ archive, passes }: RoomHouse): Fields<Services> => ({
  signLegalDocument: (args, { actor }) =>
    input(Signing, args).pipe(
      Effect.flatMap((signing) => signAgreement(actor, signing)),
      Effect.map((executed) => ({ __typename: "AgreementDone", executed: Execution.encode(executed) })),
      Effect.provideService(AgreementArchive, archive),
      Effect.catchTag(REFUSALS.signLegalDocument, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  createVdrFolder: (args, { actor }) =>
    input(Named, args).pipe(
      Effect.flatMap(({ id, name }) => createVdrFolder(actor, id, name)),
      Effect.map(item),
      Effect.catchTag(REFUSALS.createVdrFolder, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  updateVdrFolderName: (args, { actor }) =>
    input(t.strict({ folder_id: VdrItemId, name: t.string }), args).pipe(
      Effect.flatMap(({ folder_id, name }) => renameVdrFolder(actor, folder_id, name)),
      Effect.map(item),
      Effect.catchTag(REFUSALS.updateVdrFolderName, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  renameVdrItem: (args, { actor }) =>
    input(Named, args).pipe(
      Effect.flatMap(({ id, name }) => renameVdrItem(actor, id, name)),
      Effect.map(item),
      Effect.catchTag(REFUSALS.renameVdrItem, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  uploadVdrFile: (args, { accessToken, actor }) =>
    input(ById, args).pipe(
      Effect.tap(({ id }) => mayUploadTo(actor, id)),
      Effect.flatMap(({ id }) => passFor(passes, accessToken, { folder: id })),
      Effect.map((pass) => ({ __typename: "VdrUploadDone", pass })),
      Effect.catchTag(REFUSALS.uploadVdrFile, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  deleteVdrItem: (args, { actor }) =>
    input(ById, args).pipe(
      Effect.flatMap(({ id }) => deleteVdrItem(actor, id)),
      Effect.map((items) => ({ __typename: "VdrDeleteDone", items })),
      Effect.catchTag(REFUSALS.deleteVdrItem, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
})
