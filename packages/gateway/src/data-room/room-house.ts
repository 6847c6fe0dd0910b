import type { AgreementArchive } from "@xl/core/market/data-room"
import type { DocumentHouse, DocumentPasses } from "../documents/index.ts"
import { agreementArchive } from "./archive.ts"

/** What opens the bytes of files, and where agreements are kept. */
export interface RoomHouse {
  readonly passes: DocumentPasses
  /** Bytes that a file may have, as the operator set it. */
  readonly mostFileBytes: number
  readonly archive: AgreementArchive["Service"]
}

/** The house over a store of documents, where there is one. */
export const roomHouseOf = (
  passes: DocumentPasses,
  papers: DocumentHouse | undefined,
  mostFileBytes: number,
): RoomHouse => ({ passes, mostFileBytes, archive: agreementArchive(papers ?? null) })
