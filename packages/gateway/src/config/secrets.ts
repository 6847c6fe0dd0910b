import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { StartRefused } from "../shared/start-refused.ts"

/** 32 random bytes in base64, made once and kept in `folder` for the owner's eyes alone. */
export const keptSecret = (folder: string, name: string): string => {
  const file = join(folder, name)
  try {
    makeFolder(dirname(folder))
    makeFolder(folder, 0o700)
    writeFileSync(file, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" })
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== "EEXIST") throw unusable(folder, reason)
  }
  try {
    return readFileSync(file, "utf8")
  } catch (reason) {
    throw unusable(folder, reason)
  }
}

/** Folder by folder: asked for all at once, Node never comes back where a file system like /proc takes no folder. */
const makeFolder = (folder: string, mode?: number): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, mode)
}

const unusable = (folder: string, reason: unknown) =>
  new StartRefused(
    [
      `The data directory cannot be used: ${folder} (${(reason as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that may be written.`,
    ],
    reason,
  )
