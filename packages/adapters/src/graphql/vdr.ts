import { EmailNotVerified } from "@xl/core/kernel"
import { AssetNotFound, PublicationPending } from "@xl/core/assets"
import {
  AgreementRequired,
  DataRoomClosed,
  DataRoomOwn,
  type DataRooms,
  DataRoomView,
  Execution,
  SignatureInvalid,
  type SignRefusal,
  type VdrChangeRefusal,
  VdrFolder,
  VdrFrozen,
  VdrFull,
  VdrItem,
  VdrItemNotFound,
  VdrNameInvalid,
  VdrNameTaken,
  VdrPass,
  VdrTooDeep,
} from "@xl/core/data-room"
import { type DocumentsUnavailable, FileNameMisleads, ROOM_PIECE_BYTES } from "@xl/core/documents"
import { ProfileNotFilled } from "@xl/core/offers"
import { AlertFrequency } from "@xl/core/profiles"
import type { VdrItemId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { bare, done, type Rebuilt } from "./rebuilt.ts"
import {
  CHOOSE_RHYTHM,
  CREATE_FOLDER,
  DELETE,
  DOWNLOAD,
  FOLDER,
  RENAME,
  RENAME_FOLDER,
  ROOM,
  SIGN,
  TIER1,
  TIER1_UPLOAD,
  TIER2,
  TIER2_UPLOAD,
  UPLOAD,
} from "./vdr-documents.ts"
import { fetchFile, sendFile, type VdrFiles } from "./vdr-files.ts"
import { sendInPieces } from "./vdr-pieces.ts"

const InRoom = t.type({ getDataRoom: DataRoomView })
const Executed = t.type({ executed: Execution })
const Item = t.type({ item: VdrItem })
const Pass = t.type({ pass: VdrPass })
const Opened = t.type({ downloadVdrFile: VdrPass })
const Gone = t.type({ items: t.number })

const changing: Rebuilt<VdrChangeRefusal> = {
  PublicationPending: bare(PublicationPending),
  VdrFrozen: bare(VdrFrozen),
  VdrItemNotFound: bare(VdrItemNotFound),
}
const naming: Rebuilt<VdrNameInvalid | VdrNameTaken> = {
  VdrNameInvalid: bare(VdrNameInvalid),
  VdrNameTaken: bare(VdrNameTaken),
}
const signing: Rebuilt<Exclude<SignRefusal, DocumentsUnavailable>> = {
  AssetNotFound: bare(AssetNotFound),
  DataRoomClosed: bare(DataRoomClosed),
  DataRoomOwn: bare(DataRoomOwn),
  EmailNotVerified: bare(EmailNotVerified),
  ProfileNotFilled: bare(ProfileNotFilled),
  SignatureInvalid: bare(SignatureInvalid),
}

const itemIn = (payload: unknown) => Effect.map(promised(Item, payload), ({ item }) => item)

type OfRooms =
  | "chooseRhythm"
  | "createFolder"
  | "download"
  | "folder"
  | "remove"
  | "rename"
  | "renameFolder"
  | "room"
  | "sign"
  | "tier"
  | "upload"

const choosing: Rebuilt<AgreementRequired | AssetNotFound> = {
  AgreementRequired: bare(AgreementRequired),
  AssetNotFound: bare(AssetNotFound),
}
const Chosen = t.type({ rhythm: AlertFrequency })

/** Opens a folder for a file. */
const passInto = (asker: Asker, folder: VdrItemId) =>
  mutate(asker, "uploadVdrFile", UPLOAD, { id: folder }).pipe(
    Effect.flatMap((payload) => done({ ...changing, VdrFull: bare(VdrFull) }, payload)),
    Effect.flatMap((payload) => promised(Pass, payload)),
    Effect.map(({ pass }) => pass),
  )

const missing = (operation: string) => ({ ...access(operation), VdrItemNotFound: () => new VdrItemNotFound() })

const folderIn = (data: unknown, operation: string) =>
  Effect.flatMap(promised(t.UnknownRecord, data), (fields) => promised(VdrFolder, fields[operation]))

type Asked = (asker: Asker, id: VdrItemId) => ReturnType<DataRooms["Service"]["folder"]>
const READS: { readonly [T in "tier1" | "tier2"]: Asked } = {
  tier1: (asker, id) =>
    query(asker, TIER1, { id }, missing("getVdrTier1")).pipe(Effect.flatMap((data) => folderIn(data, "getVdrTier1"))),
  tier2: (asker, id) =>
    query(asker, TIER2, { id }, missing("getVdrTier2")).pipe(Effect.flatMap((data) => folderIn(data, "getVdrTier2"))),
}
const UPLOADS: typeof READS = {
  tier1: (asker, id) =>
    query(asker, TIER1_UPLOAD, { id }, missing("getVdrTier1Upload")).pipe(
      Effect.flatMap((data) => folderIn(data, "getVdrTier1Upload")),
    ),
  tier2: (asker, id) =>
    query(asker, TIER2_UPLOAD, { id }, missing("getVdrTier2Upload")).pipe(
      Effect.flatMap((data) => folderIn(data, "getVdrTier2Upload")),
    ),
}

type OfChanges = "createFolder" | "remove" | "rename" | "renameFolder"

const changesOf = (asker: Asker): Pick<DataRooms["Service"], OfChanges> => ({
  createFolder: (id, name) =>
    mutate(asker, "createVdrFolder", CREATE_FOLDER, { id, name }).pipe(
      Effect.flatMap((payload) =>
        done({ ...changing, ...naming, VdrFull: bare(VdrFull), VdrTooDeep: bare(VdrTooDeep) }, payload),
      ),
      Effect.flatMap(itemIn),
    ),
  renameFolder: (id, name) =>
    mutate(asker, "updateVdrFolderName", RENAME_FOLDER, { id, name }).pipe(
      Effect.flatMap((payload) => done({ ...changing, ...naming }, payload)),
      Effect.flatMap(itemIn),
    ),
  rename: (id, name) =>
    mutate(asker, "renameVdrItem", RENAME, { id, name }).pipe(
      Effect.flatMap((payload) => done({ ...changing, ...naming, FileNameMisleads: bare(FileNameMisleads) }, payload)),
      Effect.flatMap(itemIn),
    ),
  remove: (id) =>
    mutate(asker, "deleteVdrItem", DELETE, { id }).pipe(
      Effect.flatMap((payload) => done(changing, payload)),
      Effect.flatMap((payload) => promised(Gone, payload)),
      Effect.map(({ items }) => items),
    ),
})

/** Folders, files and agreements, asked of our gateway. */
export const vdrGraphql = (asker: Asker, files: VdrFiles): Pick<DataRooms["Service"], OfRooms> => ({
  room: (id) =>
    query(asker, ROOM, { id }, { ...access("getDataRoom"), AssetNotFound: () => new AssetNotFound() }).pipe(
      Effect.flatMap((data) => promised(InRoom, data)),
      Effect.map(({ getDataRoom }) => getDataRoom),
    ),
  sign: (id, signature, signatureDimensions) =>
    mutate(asker, "signLegalDocument", SIGN, { id, signature, type: "ca", signatureDimensions }).pipe(
      Effect.flatMap((payload) => done(signing, payload)),
      Effect.flatMap((payload) => promised(Executed, payload)),
      Effect.map(({ executed }) => executed),
    ),
  chooseRhythm: (id, rhythm) =>
    mutate(asker, "chooseDataRoomRhythm", CHOOSE_RHYTHM, { id, rhythm }).pipe(
      Effect.flatMap((payload) => done(choosing, payload)),
      Effect.flatMap((payload) => promised(Chosen, payload)),
      Effect.map((chosen) => chosen.rhythm),
    ),
  folder: (id) =>
    query(asker, FOLDER, { id }, missing("getVdrFolder")).pipe(
      Effect.flatMap((data) => folderIn(data, "getVdrFolder")),
    ),
  tier: (tier, id, forUpload) => (forUpload ? UPLOADS : READS)[tier](asker, id),
  ...changesOf(asker),
  upload: (folder, file, progress, replaces = null) => {
    const pass = passInto(asker, folder)
    if (file.size > ROOM_PIECE_BYTES) return sendInPieces(files, { folder, file, replaces, progress, pass })
    return Effect.flatMap(pass, (opened) => sendFile(files, opened, { file, replaces }, progress))
  },
  download: (id, how) =>
    query(asker, DOWNLOAD, { id }, missing("downloadVdrFile")).pipe(
      Effect.flatMap((data) => promised(Opened, data)),
      Effect.flatMap(({ downloadVdrFile }) => fetchFile(files, downloadVdrFile, how)),
    ),
})
