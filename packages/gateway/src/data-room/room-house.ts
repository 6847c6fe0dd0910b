import type { AgreementArchive } from "@xl/core/data-room/server"
import type { DocumentPasses } from "../documents/index.ts"

/** What opens the bytes of files, and where agreements are kept. */
export interface RoomHouse {
  readonly passes: DocumentPasses
  readonly archive: AgreementArchive["Service"]
}
