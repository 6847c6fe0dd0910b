import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { codegen, root, Stop, toolBeside } from "./repository.mjs"

const built = join(root, "packages/web/dist/site/index.html")
/** By it the gateway draws pages ahead of the browser. */
const prerender = join(root, "packages/web/dist/prerender/prerender.js")
/** What the pages ask, by hash: a gateway in production answers nothing else. */
const persisted = join(root, "packages/gateway/persisted.json")
const sources = [
  "package-lock.json",
  "vite.config.ts",
  "tsconfig.base.json",
  "packages/gateway/schema",
  "packages/web/index.html",
  "packages/web/public",
  ...["core", "adapters", "ui", "web"].map((name) => `packages/${name}/src`),
]
const generated = join(root, "packages/adapters/src/gql")

/** The latest change below `path`, in milliseconds; a folder changes when a file in it comes or goes. */
const changedAt = (path) => {
  if (path === generated || !existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  const names = statSync(path).isDirectory() ? readdirSync(path).filter((name) => !name.startsWith(".")) : []
  const inside = names.map((name) => changedAt(join(path, name)))
  return Math.max(mtimeMs, ...inside)
}

/** Whether the web app was built after the last change to anything it is made of. */
export const isBuilt = () =>
  existsSync(built) &&
  existsSync(prerender) &&
  existsSync(persisted) &&
  sources.every(
    (source) => changedAt(join(root, source)) <= Math.min(statSync(built).mtimeMs, statSync(prerender).mtimeMs),
  )

/** Builds the web app when its sources are newer than the last build. */
export const buildWeb = async () => {
  if (isBuilt()) return
  console.log("Building the web app …")
  const build = ["build", "packages/web", "--config", "vite.config.ts", "--logLevel", "error"]
  const done =
    codegen() &&
    (
      await Promise.all([
        toolBeside("vite", [...build, "--ssr", "src/prerender.tsx", "--outDir", "dist/prerender"]),
        toolBeside("vite", build),
      ])
    ).every(Boolean)
  if (!done) throw new Stop("The web app could not be built; the messages above say why.")
}
