// What the entry points share. Plain JavaScript for Node 18: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The repository's own folder, wherever the command was given. */
export const root = fileURLToPath(new URL("..", import.meta.url))

const bin = join(root, "node_modules/.bin")

/** The environment of every command we run: what the install brought comes before what the machine has. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
  // What Node compiled once, each program that starts later reads: a gateway starts in half the time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".cache/node"),
  ...more,
})

/** A reason to stop that the user can act on, said in one sentence. */
export class Stop extends Error {}

/** Runs `main`; a `Stop` becomes its one sentence and exit code 1. */
export const entry = async (main) => {
  try {
    process.exitCode = await main()
  } catch (reason) {
    if (!(reason instanceof Stop)) throw reason
    console.error(reason.message)
    process.exitCode = 1
  }
}

/** The Node that runs the product: the install's own 24, or this one where it is new enough to read TypeScript (22.18). */
export const node = () => {
  const installed = join(bin, "node")
  if (existsSync(installed)) return installed
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Stop(
    `XL needs Node 24; this machine runs ${process.version} and npm has no Node for it. Install Node 24 first.`,
  )
}

/** Runs a command to its end with its output shown, and says whether it succeeded. */
export const run = (command, args, more = {}, folder = root) =>
  spawnSync(command, args, { cwd: folder, stdio: "inherit", env: environment(more) }).status === 0

/** Runs a tool of node_modules on our Node, whatever the machine's is. */
export const tool = (name, args, more = {}) => run(node(), [join(bin, name), ...args], more)

/** The same beside what else goes on; what it shows goes to the open file `shown`, or at once to the screen. */
export const toolBeside = async (name, args, shown = "inherit") => {
  const ran = spawn(node(), [join(bin, name), ...args], {
    cwd: root,
    stdio: ["ignore", shown, shown],
    env: environment(),
  })
  const [code] = await once(ran, "exit")
  return code === 0
}

/** Types the adapters' GraphQL documents. */
export const codegen = () => run(node(), ["scripts/codegen.ts"])

/** Runs the npm that started us, or else the machine's. */
export const npm = (args, folder = root) => {
  const program = process.env.npm_execpath
  const started = program?.endsWith(".js")
    ? [existsSync(join(bin, "node")) ? node() : process.execPath, program]
    : ["npm"]
  return run(started[0], [...started.slice(1), ...args], {}, folder)
}
