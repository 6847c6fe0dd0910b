import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { ALGORITHM, opened, TAG, TAGGED } from "./sealed.ts"

/** How a file in chunks begins. */
const FORM = Buffer.from("XLc1")
/** Random bytes of a file, from which the nonces of its chunks are made. */
const PREFIX = 7
const HEADER = FORM.length + PREFIX
/** Plain bytes of every chunk but the last, which has from 1 to as many; an empty file is one empty chunk. */
export const CHUNK = 65_536

/** 12 bytes that no other chunk has: the file's own, the chunk's place from 0, and whether it is the last. */
const nonceOf = (prefix: Buffer, place: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(PREFIX + 5)
  prefix.copy(nonce)
  nonce.writeUInt32BE(place, PREFIX)
  nonce[PREFIX + 4] = isLast ? 1 : 0
  return nonce
}

/**
 * Encrypts a stream chunk by chunk, so that no more than one is held: a header, then each chunk's ciphertext and tag. The place of a
 * chunk and whether it is the last are part of its nonce: one that was moved, left out or cut off does not open. Source: Hoang,
 * Reyhanitabar, Rogaway and Vizár, Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance, 2015 (STREAM).
 */
export async function* sealedChunks(
  key: Buffer,
  source: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array> {
  const prefix = randomBytes(PREFIX)
  yield Buffer.concat([FORM, prefix])
  let place = 0
  const sealed = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(prefix, place++, isLast), TAGGED).setAAD(Buffer.from(name))
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  let waiting = Buffer.alloc(0)
  for await (const some of source) {
    waiting = Buffer.concat([waiting, some])
    for (; waiting.length > CHUNK; waiting = waiting.subarray(CHUNK)) yield sealed(waiting.subarray(0, CHUNK), false)
  }
  yield sealed(waiting, true)
}

/** The plain bytes. Throws where anything was changed, moved, cut off or added, the key is another, or the file is another's. */
const openedChunks = (key: Buffer, file: Buffer, name: string): Buffer => {
  const prefix = file.subarray(FORM.length, HEADER)
  const body = file.subarray(HEADER)
  const last = Math.max(0, Math.ceil(body.length / (CHUNK + TAG)) - 1)
  const plain = Array.from({ length: last + 1 }, (_, place) => {
    const chunk = body.subarray(place * (CHUNK + TAG), (place + 1) * (CHUNK + TAG))
    const end = Math.max(0, chunk.length - TAG)
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(prefix, place, place === last), TAGGED)
    decipher.setAAD(Buffer.from(name)).setAuthTag(chunk.subarray(end))
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()])
  })
  return Buffer.concat(plain)
}

const chunkOf = (key: Buffer, prefix: Buffer, name: string) => {
  let place = 0
  return (chunk: Buffer, isLast: boolean): Buffer => {
    const end = Math.max(0, chunk.length - TAG)
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(prefix, place++, isLast), TAGGED)
    decipher.setAAD(Buffer.from(name)).setAuthTag(chunk.subarray(end))
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()])
  }
}

/**
 * The plain bytes as they are read, no more than a chunk of them held; a file that was sealed in one piece comes in one. Throws as said above, in the middle
 * where that is where the file was changed: what was given until then is right, and incomplete.
 */
export async function* openedStream(key: Buffer, file: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0)
  let open: ReturnType<typeof chunkOf> | undefined
  let isWhole = false
  for await (const some of file) {
    waiting = Buffer.concat([waiting, some])
    if (isWhole || waiting.length < HEADER) continue
    if (!open) {
      isWhole = !waiting.subarray(0, FORM.length).equals(FORM)
      if (isWhole) continue
      open = chunkOf(key, waiting.subarray(FORM.length, HEADER), name)
      waiting = waiting.subarray(HEADER)
    }
    for (; waiting.length > CHUNK + TAG; waiting = waiting.subarray(CHUNK + TAG))
      yield open(waiting.subarray(0, CHUNK + TAG), false)
  }
  yield open ? open(waiting, true) : opened(key, waiting, name)
}

/** The plain bytes of a stored file, also of one that was sealed in one piece, as the first ones were. Throws as said above. */
export const openedFile = (key: Buffer, file: Buffer, name: string): Buffer =>
  file.subarray(0, FORM.length).equals(FORM) ? openedChunks(key, file, name) : opened(key, file, name)
