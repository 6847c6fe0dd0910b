import { FileEmpty, RoomFileTooLarge, RoomFileTypeRefused } from "./errors.ts"
import { PROOF_OF_FUNDS_TYPES } from "./rules.ts"

/** What a file of a data room may be, by content. Spreadsheets and Word in their forms without macros; an archive is never unpacked. */
export const ROOM_FILE_TYPES = [
  ...PROOF_OF_FUNDS_TYPES,
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/zip",
] as const
/** A media type that a file of a data room may have. */
export type RoomFileType = (typeof ROOM_FILE_TYPES)[number]

/** Whether this media type is one of those; nothing is what a file has whose content says nothing. */
export const isRoomFileType = (type: string | undefined): type is RoomFileType =>
  ROOM_FILE_TYPES.some((one) => one === type)

/** Megabytes of 1,000,000 bytes that a file of a data room may have, where the operator says nothing. */
export const USUAL_ROOM_FILE_MB = 50
/** The least and the most that an operator may set. */
export const ROOM_FILE_MB = { least: 5, most: 500 } as const

/** Bytes of one piece of a large file: a file of more than one piece is sent in pieces, so that a cut line costs one of them. */
export const ROOM_PIECE_BYTES = 4_000_000

/** Why a data room does not take a file of so many bytes, or null. `most` is what the operator set. */
export const roomFileSizeRefusal = (bytes: number, most: number): FileEmpty | RoomFileTooLarge | null => {
  if (bytes === 0) return new FileEmpty()
  return bytes <= most ? null : new RoomFileTooLarge({ mostBytes: most })
}

/** Why a data room does not take a file of this media type, or null. */
export const roomFileTypeRefusal = (type: string | undefined): RoomFileTypeRefused | null =>
  isRoomFileType(type) ? null : new RoomFileTypeRefused()

const ENDINGS: { readonly [Type in RoomFileType]: ReadonlyArray<string> } = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/zip": ["zip"],
}

/** Whether a file's name ends as what it holds does, in small letters or large, so that whoever opens it later is not misled. */
export const namesItsType = (name: string, type: RoomFileType): boolean => {
  const [, ending = ""] = /\.([^.]*)$/.exec(name) ?? []
  return ENDINGS[type].includes(ending.toLowerCase())
}
