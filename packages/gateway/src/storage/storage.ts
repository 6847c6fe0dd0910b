/** One file as it lies there. */
export interface StoredFile {
  readonly key: string
  /** Milliseconds since the Unix epoch, by the storage's clock. */
  readonly writtenAt: number
}

/** Where files lie: a folder now, S3-compatible storage later. Keys are paths such as `pictures/1a2b.webp`. */
export interface Storage {
  /** Keeps all the bytes under the key, or, should the source fail, none of them. */
  readonly put: (key: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>
  /** The bytes, or null where the key has none. */
  readonly get: (key: string) => Promise<Buffer | null>
  /** The same bytes as they are read, or null where the key has none. */
  readonly stream: (key: string) => Promise<AsyncIterable<Buffer> | null>
  readonly remove: (key: string) => Promise<void>
  /** All that lies directly in a folder such as `documents`, and what a crash left of a file that was being written. */
  readonly list: (folder: string) => Promise<ReadonlyArray<StoredFile>>
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

/** Whether a key names a place inside the storage and nowhere else. */
export const isStorageKey = (key: string): boolean => key.length <= 200 && KEY.test(key)
