import { randomUUID } from "node:crypto"
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { isStorageKey, type Storage, type StoredFile } from "./storage.ts"

/** A folder on this machine's disk. A file appears whole or not at all. */
export const diskStorage = (folder: string): Storage => {
  const place = (key: string): string => {
    if (!isStorageKey(key)) throw new RangeError("A key must name a place inside the storage.")
    return join(folder, key)
  }
  return {
    put: async (key, source) => {
      const path = place(key)
      const unfinished = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeAll(unfinished, source)
        await rename(unfinished, path)
        await keepName(dirname(path))
      } catch (reason) {
        await rm(unfinished, { force: true })
        throw reason
      }
    },
    get: async (key) => {
      try {
        return await readFile(place(key))
      } catch (reason) {
        return unlessMissing(null)(reason)
      }
    },
    stream: async (key) => {
      const file = await open(place(key)).catch(unlessMissing(null))
      return file && file.createReadStream()
    },
    remove: (key) => rm(place(key), { force: true }),
    list: async (name) => {
      const names = await readdir(place(name)).catch(unlessMissing<ReadonlyArray<string>>([]))
      const files = await Promise.all(names.map((file) => fileAt(`${name}/${file}`, join(place(name), file))))
      return files.filter((file) => file !== null)
    },
  }
}

/** What `missing` stands for where there is no such file. */
const unlessMissing =
  <A>(missing: A) =>
  (reason: unknown): A => {
    if ((reason as NodeJS.ErrnoException).code === "ENOENT") return missing
    throw reason
  }

const fileAt = async (key: string, path: string): Promise<StoredFile | null> => {
  const found = await stat(path).catch(unlessMissing(null)) // removed meanwhile
  return found?.isFile() ? { key, writtenAt: found.mtimeMs } : null
}

/** A new name outlives a power cut only once its folder is on the disk, too. */
const keepName = async (folder: string): Promise<void> => {
  const opened = await open(folder, "r")
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

const writeAll = async (path: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> => {
  const file = await open(path, "wx", 0o600)
  try {
    for await (const chunk of source) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}
