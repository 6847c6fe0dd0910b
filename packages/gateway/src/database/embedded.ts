import { createHash, randomUUID } from "node:crypto"
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { basename, dirname, join } from "node:path"
import pg from "pg"
import { keptSecret } from "../config/index.ts"
import { StartRefused } from "../shared/start-refused.ts"
import { type Binaries, findBinaries, isReachable, rootsFolder } from "./binaries.ts"

/** Statements and values stay out of PostgreSQL's own log: they are somebody's data. */
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "shared_buffers=128MB",
  "max_connections=100",
  "max_wal_size=2GB",
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
  "log_parameter_max_length_on_error=0",
  // After a crash one call to the kernel instead of one for each of a thousand files; only Linux has it.
  ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
]

export interface Embedded {
  /** Where it answers, with its password. */
  readonly url: string
  /** Whether it was running already, left by a killed gateway or in use by another process. */
  readonly adopted: boolean
  /** Where its files lie. */
  readonly folder: string
  readonly stop: () => void
}

/**
 * A real PostgreSQL 18 whose files lie in `dataDir`, with nothing to install; its password is random and kept there too.
 * `settings` are added to the server's, as `name=value`; `meanwhile` is called while the server starts by itself.
 */
export const startEmbedded = async (
  dataDir: string,
  settings: ReadonlyArray<string> = [],
  { ports = freePort, meanwhile = () => undefined }: Partial<Starting> = {},
): Promise<Embedded> => {
  const binaries = await findBinaries()
  const password = keptSecret(join(dataDir, "secrets"), "database")
  const folder = placeOf(dataDir, binaries.owner)
  try {
    if (!existsSync(join(folder, "PG_VERSION"))) create(binaries, folder, password)
    const adopted = await isRunning(binaries, folder)
    if (!adopted) await start(binaries, folder, settings, { ports, meanwhile })
    const url = `postgres://xl:${encodeURIComponent(password)}@127.0.0.1:${portOf(folder)}/postgres`
    return { url, adopted, folder, stop: () => void binaries.run("pg_ctl", "stop", "-m", "fast", "-w", "-D", folder) }
  } catch (reason) {
    throw new StartRefused(
      [
        `The embedded database in ${folder} does not start: ${lastLine(reason)} Its log is ${join(folder, "server.log")}.`,
      ],
      reason,
    )
  }
}

/** Beside the other data, or, as root in a folder that PostgreSQL's user cannot enter, under /var/lib/xl. */
const placeOf = (dataDir: string, owner: number | undefined): string =>
  owner === undefined || isReachable(dataDir, owner)
    ? join(dataDir, "postgres")
    : join(owned(rootsFolder(createHash("sha256").update(dataDir).digest("hex").slice(0, 16)), owner), "postgres")

const owned = (folder: string, owner: number): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chownSync(folder, owner, owner)
  return folder
}

/** Made beside its place and moved there when whole, so that a start killed in the middle leaves nothing half done. */
const create = ({ owner, run }: Binaries, folder: string, password: string): void => {
  const half = join(dirname(folder), `${basename(folder)}.${randomUUID()}`)
  const passwordFile = `${half}.password`
  try {
    mkdirSync(half, { recursive: true, mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (owner !== undefined) for (const path of [half, passwordFile]) chownSync(path, owner, owner)
    run(
      "initdb",
      "-D",
      half,
      "-U",
      "xl",
      "-A",
      "scram-sha-256",
      `--pwfile=${passwordFile}`,
      "-E",
      "UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    )
    renameSync(half, folder)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(half, { recursive: true, force: true })
  }
}

/** A server that answers is adopted; one that is dying is waited for, at most 5 seconds. */
const isRunning = async ({ succeeds }: Binaries, folder: string): Promise<boolean> => {
  for (let tries = 0; tries < 200; tries++) {
    dropForeignLock(folder) // one that is dying may be gone by the next look
    if (!succeeds("pg_ctl", "status", "-D", folder)) return false
    if (await answers(portOf(folder))) return true
    await new Promise((wake) => setTimeout(wake, 25))
  }
  return false
}

/** After a crash the number in the lock file may belong to any process, which PostgreSQL takes for a server. */
const dropForeignLock = (folder: string): void => {
  const lock = join(folder, "postmaster.pid")
  if (!existsSync(lock)) return
  const command = `/proc/${readFileSync(lock, "utf8").split("\n")[0]}/cmdline`
  if (existsSync(command) && !readFileSync(command, "utf8").includes("postgres")) rmSync(lock, { force: true })
}

/** Any answer of PostgreSQL will do, also that it wants a password. */
const answers = async (port: number): Promise<boolean> => {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "xl",
    password: "none",
    database: "postgres",
    connectionTimeoutMillis: 1_000,
  })
  client.on("error", () => undefined)
  try {
    await client.connect()
    return true
  } catch (reason) {
    return (reason as { readonly code?: string }).code === "28P01"
  } finally {
    void client.end().catch(() => undefined) // else PostgreSQL waits a minute for the password, and we for it
  }
}

interface Starting {
  readonly ports: () => Promise<number>
  readonly meanwhile: () => void
}

/** Starts tried at most. */
const STARTS = 3

/** A port that was free a moment ago may be somebody else's by now: then another is tried. */
const start = async (
  binaries: Binaries,
  folder: string,
  settings: ReadonlyArray<string>,
  { ports, meanwhile }: Starting,
): Promise<void> => {
  if (binaries.owner === undefined) chmodSync(folder, 0o700)
  for (let left = STARTS - 1; ; left--) {
    const port = await ports()
    try {
      const started = startAt(port, binaries, folder, settings)
      meanwhile()
      return await started
    } catch (reason) {
      if (left === 0 || !(await isTaken(port))) throw reason
    }
  }
}

const startAt = async (port: number, { runs }: Binaries, folder: string, settings: ReadonlyArray<string>) => {
  const options = [`-p ${port}`, ...[...SETTINGS, ...settings].map((setting) => `-c ${setting}`)].join(" ")
  await runs("pg_ctl", "start", "-w", "-t", "120", "-D", folder, "-l", join(folder, "server.log"), "-o", options)
}

const portOf = (folder: string): number => Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[3])

/** The port that a server gets which asks for this one; 0 asks for any that is free. */
const listenedAt = (wanted: number) =>
  new Promise<number>((found, taken) => {
    const server = createServer().on("error", taken)
    server.listen(wanted, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
const freePort = () => listenedAt(0)
const isTaken = (port: number) =>
  listenedAt(port).then(
    () => false,
    () => true,
  )

const lastLine = (reason: unknown): string => {
  const words =
    String((reason as Error)?.message ?? reason)
      .trim()
      .split("\n")
      .at(-1) ?? ""
  return words.endsWith(".") ? words : `${words}.`
}
