import {
  FileEmpty,
  FileNameMisleads,
  fileSizeRefusal,
  FileTooLarge,
  fileTypeRefusal,
  namesItsType,
  isRoomFileType,
  roomFileSizeRefusal,
  type RoomFileType,
  roomFileTypeRefusal,
} from "@xl/core/documents"
import { MOST_PIXELS, pixelsOf } from "./pixels.ts"

/** What is taken of files: by size, by type, and how much of the front tells the type. */
export interface Bars {
  readonly ofSize: (bytes: number) => Error | null
  readonly ofType: (type: string | undefined) => Error | null
  readonly headBytes: number
}

/** Of papers about a person. */
const PAPERS: Bars = { ofSize: fileSizeRefusal, ofType: fileTypeRefusal, headBytes: 4_100 }

/** Of files of data rooms: what an Office file is stands behind the first entries of its archive. `most` is what the operator set. */
export const roomBars = (most: number): Bars => ({
  ofSize: (bytes) => roomFileSizeRefusal(bytes, most),
  ofType: roomFileTypeRefusal,
  headBytes: 262_144,
})

export interface Intake {
  /** By content, whatever the sender says. */
  readonly type: string
  /** The whole file again; fails once it is too large. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** How many bytes came by, once all were read. */
  readonly size: () => number
}

/**
 * Looks at the front of a file as it streams in. Throws FileEmpty, what bars its type, FileTooLarge for a picture of too many pixels or
 * FileNameMisleads before a byte is kept, and what bars its size in the middle of it.
 */
export const takeIn = async (name: string, source: AsyncIterable<Uint8Array>, bars: Bars = PAPERS): Promise<Intake> => {
  const incoming = source[Symbol.asyncIterator]()
  const head = await front(incoming, bars.headBytes)
  if (head.length === 0) throw new FileEmpty()
  const { fileTypeFromBuffer } = await import("file-type") // with the first upload
  const type = typeTaken((await fileTypeFromBuffer(head))?.mime, bars)
  if ((pixelsOf(type, head) ?? 0) > MOST_PIXELS) throw new FileTooLarge()
  if (!namesItsType(name, type)) throw new FileNameMisleads()
  let size = 0
  const counted = (chunk: Uint8Array) => {
    size += chunk.length
    const refusal = bars.ofSize(size)
    if (refusal) throw refusal
    return chunk
  }
  const bytes = async function* () {
    yield counted(head)
    for (let next = await incoming.next(); !next.done; next = await incoming.next()) yield counted(next.value)
  }
  return { type, bytes: bytes(), size: () => size }
}

/** The type of a file, where such files are taken. Throws what bars it. */
const typeTaken = (type: string | undefined, { ofType }: Bars): RoomFileType => {
  const refusal = ofType(type)
  if (refusal) throw refusal
  if (!isRoomFileType(type)) throw new TypeError(`No name is known to fit ${type}.`)
  return type
}

const front = async (incoming: AsyncIterator<Uint8Array>, most: number): Promise<Buffer> => {
  const chunks: Array<Uint8Array> = []
  let length = 0
  while (length < most) {
    const { done, value } = await incoming.next()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  return Buffer.concat(chunks)
}
