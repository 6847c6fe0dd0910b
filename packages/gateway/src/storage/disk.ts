import { randomUUID } from "node:crypto"
import { mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { isStorageKey, type Storage } from "./storage.ts"

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
      } catch (reason) {
        await rm(unfinished, { force: true })
        throw reason
      }
    },
    get: async (key) => {
      try {
        return await readFile(place(key))
      } catch (reason) {
        if ((reason as NodeJS.ErrnoException).code === "ENOENT") return null
        throw reason
      }
    },
    remove: (key) => rm(place(key), { force: true }),
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
