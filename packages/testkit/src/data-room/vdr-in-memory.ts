import { type DataRooms, type VdrItem, VdrItemNotFound, type KeptVdrItem } from "@xl/core/data-room"
import {
  AgreementArchive,
  chooseRoomRhythm,
  createVdrFolder,
  deleteVdrItem,
  fileVdrUpload,
  findVdrFile,
  mayUploadTo,
  openDataRoom,
  openVdrFolder,
  readVdrFile,
  renameVdrFolder,
  renameVdrItem,
  signAgreement,
} from "@xl/core/market/data-room"
import { must, VdrItemId } from "@xl/core/shared"
import { Effect } from "effect"
import type { Paper } from "../documents/in-memory.ts"
import { takenIntoRoom } from "../documents/room-files.ts"
import type { PressInMemory } from "../legal-documents/press.ts"
import type { Asking, MarketHome } from "../market/with-market.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { agreementArchive } from "./archive.ts"

/** Bytes that a file may have. */
const MOST_FILE_BYTES = 50_000_000

/** What data rooms in memory stand on. */
export interface VdrHome {
  readonly home: MarketHome
  readonly papers: Map<string, Paper>
  readonly press: PressInMemory
  /** The bytes of files of data rooms, by their ids. */
  readonly files: Map<string, Uint8Array>
}

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

/** A file or folder as who changed it is told. */
const told = ({ dateModified, id, kind, name, size, type }: KeptVdrItem): VdrItem => ({
  id,
  kind,
  name,
  type,
  size,
  dateModified,
  opened: null,
})

/** Folders, files and agreements over a market in memory. */
export const vdrInMemory = (
  { files, home, papers, press }: VdrHome,
  asking: Asking,
): Pick<DataRooms["Service"], OfRooms> => {
  const archive = agreementArchive(papers, press)
  return {
    room: (id) => Effect.suspend(() => home.run(openDataRoom(asking(), id, MOST_FILE_BYTES))),
    chooseRhythm: (id, rhythm) => Effect.suspend(() => home.run(chooseRoomRhythm(asking(), id, rhythm))),
    sign: (id, signature, signatureDimensions) =>
      Effect.suspend(() =>
        home.run(
          Effect.provideService(
            signAgreement(asking(), { id, signature, signatureDimensions }),
            AgreementArchive,
            archive,
          ),
        ),
      ),
    folder: (id) => Effect.suspend(() => home.run(openVdrFolder(asking(), id))),
    tier: (tier, id, forUpload) => Effect.suspend(() => home.run(openVdrFolder(asking(), id, { tier, forUpload }))),
    createFolder: (id, name) =>
      Effect.suspend(() => home.run(createVdrFolder(asking(), id, name))).pipe(Effect.map(told)),
    renameFolder: (id, name) =>
      Effect.suspend(() => home.run(renameVdrFolder(asking(), id, name))).pipe(Effect.map(told)),
    rename: (id, name) => Effect.suspend(() => home.run(renameVdrItem(asking(), id, name))).pipe(Effect.map(told)),
    remove: (id) => Effect.suspend(() => home.run(deleteVdrItem(asking(), id))),
    upload: (folder, file, progress, replaces = null) =>
      Effect.gen(function* () {
        yield* home.run(mayUploadTo(asking(), folder, replaces))
        const bytes = yield* Effect.promise(file.bytes)
        const type = yield* takenIntoRoom(file.name, bytes)
        const id = must(VdrItemId, freshUuid())
        const filed = yield* home.run(
          fileVdrUpload(asking(), folder, { id, name: file.name, type, size: bytes.length }, replaces),
        )
        files.set(id, bytes)
        progress(1)
        return told(filed)
      }),
    download: (id, how) =>
      Effect.gen(function* () {
        const found = yield* home.run(findVdrFile(asking(), id))
        const bytes = files.get(id)
        if (!bytes) return yield* new VdrItemNotFound()
        yield* home.run(readVdrFile(asking(), id, how))
        return { type: found.type ?? "", bytes }
      }),
  }
}
