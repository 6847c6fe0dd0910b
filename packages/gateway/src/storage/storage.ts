/** Where files lie: a folder now, S3-compatible storage later. Keys are paths such as `pictures/1a2b.webp`. */
export interface Storage {
  /** Keeps all the bytes under the key, or, should the source fail, none of them. */
  readonly put: (key: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>
  /** The bytes, or null where the key has none. */
  readonly get: (key: string) => Promise<Buffer | null>
  readonly remove: (key: string) => Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

/** Whether a key names a place inside the storage and nowhere else. */
export const isStorageKey = (key: string): boolean => key.length <= 200 && KEY.test(key)
