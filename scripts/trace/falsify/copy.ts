import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { dirname, join, sep } from "node:path"

const listed = (root: string, args: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync("git", ["ls-files", "-z", ...args], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 })
    .split("\0")
    .filter((path) => path !== "")

/** Generated sources are ignored by git, yet tests import them. */
const isGenerated = (path: string): boolean =>
  !/(^|\/)(node_modules|dist|storybook-static)\/$/.test(path) && !path.endsWith(".tsbuildinfo")

const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}

/**
 * `@xl/*` must lead into the copy: through the root's links a test would import the source that was not changed. Every other package is
 * the root's own, linked under the same name, since a configuration may name a file of one by its path.
 */
const linkPackages = (root: string, home: string): void => {
  for (const name of readdirSync(join(root, "node_modules")).filter(
    (name) => name !== "@xl" && !name.startsWith("."),
  )) {
    link(join(root, "node_modules", name), join(home, "node_modules", name))
  }
  for (const name of readdirSync(join(root, "node_modules/@xl"))) {
    link(readlinkSync(join(root, "node_modules/@xl", name)), join(home, "node_modules/@xl", name))
    const inner = join(root, "packages", name, "node_modules")
    if (existsSync(inner)) link(inner, join(home, "packages", name, "node_modules"))
  }
}

/** Vite serves a browser what lies in the workspace. Without workspaces of its own the copy is of the root's, so node_modules is served. */
const leaveWorkspace = (home: string): void => {
  const file = join(home, "package.json")
  const { workspaces: _, ...manifest } = JSON.parse(readFileSync(file, "utf8")) as { readonly workspaces: unknown }
  writeFileSync(file, JSON.stringify(manifest))
}

const checkLinks = (home: string): void => {
  const inside = realpathSync(home) + sep
  for (const name of readdirSync(join(home, "node_modules/@xl"))) {
    const target = realpathSync(join(home, "node_modules/@xl", name))
    if (!target.startsWith(inside)) throw new Error(`@xl/${name} leads out of the copy, to ${target}`)
  }
}

const isRunning = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** What a run that was killed has left. */
const sweep = (folder: string): void => {
  for (const pid of existsSync(folder) ? readdirSync(folder) : []) {
    if (!isRunning(pid)) rmSync(join(folder, pid), { recursive: true, force: true })
  }
}

/**
 * The files of the working tree, committed or not, in a folder of this process's own under .cache; the tree itself stays as it
 * is. The copy goes when the process does.
 */
export const copyOf = (root: string): string => {
  const folder = join(root, ".cache/falsify")
  const home = join(folder, String(process.pid))
  sweep(folder)
  rmSync(home, { recursive: true, force: true })
  process.once("exit", () => rmSync(home, { recursive: true, force: true }))
  const own = listed(root, ["-co", "--exclude-standard"])
  const generated = listed(root, ["-oi", "--exclude-standard", "--directory", "packages"]).filter(isGenerated)
  for (const path of [...own, ...generated].filter((path) => existsSync(join(root, path)))) {
    cpSync(join(root, path), join(home, path), { recursive: true })
  }
  leaveWorkspace(home)
  linkPackages(root, home)
  checkLinks(home)
  return home
}
