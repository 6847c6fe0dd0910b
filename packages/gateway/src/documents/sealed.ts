import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

export const ALGORITHM = "aes-256-gcm"
/** Bytes, as NIST SP 800-38D recommends. */
const IV = 12
export const TAG = 16
/** No shorter tag is taken: of a file cut to a few bytes, node would compare as few. */
export const TAGGED = { authTagLength: TAG }

/** A key for one file, and the same key as it may be kept: encrypted with the master key. */
export interface FileKey {
  readonly key: Buffer
  readonly wrapped: Buffer
}

/** `master` is 32 bytes; `name` binds the wrapped key to the record it is of. */
export const newFileKey = (master: Buffer, name: string): FileKey => {
  const key = randomBytes(32)
  return { key, wrapped: wrapping(master, key, name) }
}

export const wrapping = (master: Buffer, key: Buffer, name: string): Buffer => sealedWhole(master, key, name)

export const unwrapped = (master: Buffer, wrapped: Buffer, name: string): Buffer => opened(master, wrapped, name)

/** Encrypts: initialisation vector, then ciphertext, then tag. */
export const sealedWhole = (key: Buffer, plain: Buffer, name: string): Buffer => {
  const iv = randomBytes(IV)
  const cipher = createCipheriv(ALGORITHM, key, iv, TAGGED).setAAD(Buffer.from(name))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** The plain bytes. Throws where a byte was changed, the key is another, or the file is another's. */
export const opened = (key: Buffer, file: Buffer, name: string): Buffer => {
  const decipher = createDecipheriv(ALGORITHM, key, file.subarray(0, IV), TAGGED).setAAD(Buffer.from(name))
  decipher.setAuthTag(file.subarray(file.length - TAG))
  return Buffer.concat([decipher.update(file.subarray(IV, file.length - TAG)), decipher.final()])
}
