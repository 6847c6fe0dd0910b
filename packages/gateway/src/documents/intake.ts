import {
  FileEmpty,
  FileNameMisleads,
  fileSizeRefusal,
  FileTooLarge,
  FileTypeRefused,
  isProofOfFundsType,
  namesItsType,
} from "@xl/core/documents"
import { MOST_PIXELS, pixelsOf } from "./pixels.ts"

/** Enough of the front of a file to know its type by. */
const HEAD_BYTES = 4_100

export interface Intake {
  /** By content, whatever the sender says. */
  readonly type: string
  /** The whole file again; fails once it is too large. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** How many bytes came by, once all were read. */
  readonly size: () => number
}

/**
 * Looks at the front of a file as it streams in. Throws FileEmpty, FileTypeRefused, FileTooLarge for a picture of too many pixels or
 * FileNameMisleads before a byte is kept, and FileTooLarge in the middle of it.
 */
export const takeIn = async (name: string, source: AsyncIterable<Uint8Array>): Promise<Intake> => {
  const incoming = source[Symbol.asyncIterator]()
  const head = await front(incoming)
  if (head.length === 0) throw new FileEmpty()
  const { fileTypeFromBuffer } = await import("file-type") // with the first upload
  const type = (await fileTypeFromBuffer(head))?.mime
  if (!isProofOfFundsType(type)) throw new FileTypeRefused()
  if ((pixelsOf(type, head) ?? 0) > MOST_PIXELS) throw new FileTooLarge()
  if (!namesItsType(name, type)) throw new FileNameMisleads()
  let size = 0
  const counted = (chunk: Uint8Array) => {
    size += chunk.length
    const refusal = fileSizeRefusal(size)
    if (refusal) throw refusal
    return chunk
  }
  const bytes = async function* () {
    yield counted(head)
    for (let next = await incoming.next(); !next.done; next = await incoming.next()) yield counted(next.value)
  }
  return { type, bytes: bytes(), size: () => size }
}

const front = async (incoming: AsyncIterator<Uint8Array>): Promise<Buffer> => {
  const chunks: Array<Uint8Array> = []
  let length = 0
  while (length < HEAD_BYTES) {
    const { done, value } = await incoming.next()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  return Buffer.concat(chunks)
}
