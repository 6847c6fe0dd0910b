import { createReadStream } from "node:fs"
import { mkdir, readdir } from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { isStorageKey } from "../storage/index.ts"
import { fileWriter, moved } from "./copying.ts"
import type { FileCopy } from "./manifest.ts"

/** The keys of all files that lie there whole; none where there is no folder yet. */
export const keysIn = async (folder: string): Promise<ReadonlyArray<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((reason: unknown) => {
    if (isGone(reason)) return []
    throw reason
  })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .filter(isStorageKey)
    .toSorted()
}

/** Copies one file and measures it; undefined where it was removed meanwhile. */
export const copied = async (from: string, to: string, key: string): Promise<FileCopy | undefined> => {
  await mkdir(dirname(join(to, key)), { recursive: true, mode: 0o700 })
  try {
    return { key, ...(await moved(createReadStream(join(from, key)), fileWriter(join(to, key)))) }
  } catch (reason) {
    if (isGone(reason)) return undefined
    throw reason
  }
}

const isGone = (reason: unknown): boolean => (reason as NodeJS.ErrnoException).code === "ENOENT"
