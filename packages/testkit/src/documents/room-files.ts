import {
  type FileEmpty,
  FileNameMisleads,
  isRoomFileType,
  namesItsType,
  type RoomFileTooLarge,
  roomFileSizeRefusal,
  type RoomFileType,
  RoomFileTypeRefused,
  USUAL_ROOM_FILE_MB,
} from "@xl/core/documents"
import { Effect } from "effect"
import { SIGNATURES } from "./in-memory.ts"

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** What an archive holds that is an Office file; the gateway reads its table of contents. */
const WITHIN: ReadonlyArray<readonly [path: string, type: RoomFileType]> = [
  ["xl/workbook.xml", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["word/document.xml", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
]

const holds = (bytes: Uint8Array, path: string): boolean =>
  bytes.some((_, from) => [...path].every((sign, at) => bytes[from + at] === sign.charCodeAt(0)))

const typeOf = (bytes: Uint8Array): RoomFileType | undefined => {
  const begins = (signature: ReadonlyArray<number>) => signature.every((byte, at) => bytes[at] === byte)
  const found = SIGNATURES.find(([, signature]) => begins(signature))?.[0]
  if (found || !begins(ZIP)) return found
  return WITHIN.find(([path]) => holds(bytes, path))?.[1] ?? "application/zip"
}

/** The type of a data room's file by its content; or why it is not taken. */
export const takenIntoRoom = (
  name: string,
  bytes: Uint8Array,
): Effect.Effect<string, FileEmpty | FileNameMisleads | RoomFileTooLarge | RoomFileTypeRefused> => {
  const refusal = roomFileSizeRefusal(bytes.length, USUAL_ROOM_FILE_MB * 1_000_000)
  if (refusal) return Effect.fail(refusal)
  const type = typeOf(bytes)
  if (!isRoomFileType(type)) return Effect.fail(new RoomFileTypeRefused())
  return namesItsType(name, type) ? Effect.succeed(type) : Effect.fail(new FileNameMisleads())
}
