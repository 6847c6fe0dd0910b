import { randomBytes, randomUUID } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { StartRefused } from "../shared/start-refused.ts"

/** 32 random bytes in base64, made once and kept in `folder` for the owner's eyes alone. */
export const keptSecret = (folder: string, name: string): string => {
  const file = join(folder, name)
  try {
    makeFolder(dirname(folder))
    makeFolder(folder, 0o700)
    if (!existsSync(file)) make(file)
  } catch (reason) {
    throw unusable(folder, reason)
  }
  try {
    return readFileSync(file, "utf8")
  } catch (reason) {
    throw unusable(folder, reason)
  }
}

/** Whole at once, and the first of several gateways that start together wins: all of them read the same. */
const make = (file: string): void => {
  const fresh = `${file}.${randomUUID()}`
  writeFileSync(fresh, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" })
  try {
    unlessThere(() => linkSync(fresh, file))
  } finally {
    rmSync(fresh, { force: true })
  }
}

const unlessThere = (make: () => unknown): void => {
  try {
    make()
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== "EEXIST") throw reason
  }
}

/** Folder by folder: asked for all at once, Node never comes back where a file system like /proc takes no folder. */
const makeFolder = (folder: string, mode?: number): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  unlessThere(() => mkdirSync(folder, mode))
}

const unusable = (folder: string, reason: unknown) =>
  new StartRefused(
    [
      `The data directory cannot be used: ${folder} (${(reason as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that may be written.`,
    ],
    reason,
  )
