import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { MOST_VDR_ITEMS } from "@xl/core/data-room"
import type { Config } from "../config/index.ts"
import { fault, fine, type Finding, note, warning } from "./finding.ts"

const GIB = 1_024 ** 3

/** Node reads TypeScript from 22.18 on; the tests run on 24. */
export const nodeFinding = (version: string): Finding => {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number)
  if (major < 22 || (major === 22 && minor < 18))
    return fault("node", `Node ${version} cannot run XL: install Node 24.`)
  if (major !== 24) return warning("node", `Node ${version} is not the one XL is tested on: install Node 24.`)
  return fine("node", `Node ${version}.`)
}

/** Free bytes where the data are; a full disk stops PostgreSQL first. */
export const roomFinding = (folder: string, free: number): Finding => {
  const room = `${(free / GIB).toFixed(1)} GiB are free for ${folder}`
  if (free < GIB) return fault("disk", `Only ${room}: make room, or set DATA_DIR to a larger disk.`)
  if (free < 5 * GIB) return warning("disk", `Only ${room}: make room before it is full.`)
  return fine("disk", `${room}.`)
}

/** What a data room may take; one that fills the disk stops everything. */
export const dataRoomFinding = (fileBytes: number, free: number): Finding => {
  const full = fileBytes * MOST_VDR_ITEMS
  const says = `A file has ${fileBytes / 1_000_000} MB at most, and a full room takes ${(full / GIB).toFixed(1)} GiB`
  if (full <= free) return fine("data rooms", `${says}.`)
  return warning("data rooms", `${says}, more than is free: make room, or lower DATA_ROOM_FILE_MB.`)
}

export const diskFindings = ({
  dataDir,
  roomFileBytes,
}: Pick<Config, "dataDir" | "roomFileBytes">): ReadonlyArray<Finding> => {
  const place = existing(dataDir)
  const { bavail, bsize } = statfsSync(place)
  const free = bavail * bsize
  return [
    roomFinding(dataDir, free),
    dataRoomFinding(roomFileBytes, free),
    writableFinding(place),
    ...secretsFindings(join(dataDir, "secrets")),
  ]
}

/** The folder, or the nearest one above it that exists. */
const existing = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder))

const writableFinding = (folder: string): Finding => {
  try {
    accessSync(folder, constants.W_OK)
    return fine("disk", `${folder} can be written.`)
  } catch {
    return fault(
      "disk",
      `${folder} cannot be written by this user: change its owner, or set DATA_DIR to another folder.`,
    )
  }
}

const secretsFindings = (folder: string): ReadonlyArray<Finding> => {
  if (!existsSync(folder) || (statSync(folder).mode & 0o077) === 0) return []
  return [fault("keys", `${folder} is open to other users of this machine: run chmod 700 ${folder}.`)]
}

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** The market needs no browser: only its tests do. */
export const chromiumFinding = (env: NodeJS.ProcessEnv): Finding => {
  const given = env["CHROMIUM_PATH"]
  if (given)
    return existsSync(given)
      ? fine("chromium", `The tests use ${given}.`)
      : warning(
          "chromium",
          `CHROMIUM_PATH names ${given}, which is not there: correct it, or unset it for npm test to find one.`,
        )
  const found = (env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => BROWSERS.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
  return found
    ? fine("chromium", `The tests use ${found}.`)
    : note("chromium", "There is no Chromium here; the market needs none, and npm test brings one.")
}
