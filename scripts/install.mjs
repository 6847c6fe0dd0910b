import { readFileSync } from "node:fs"
import { join } from "node:path"
import { npm, root, Stop } from "./repository.mjs"

const packages = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages
  } catch (reason) {
    if (reason.code === "ENOENT") return {}
    throw reason
  }
}

const onlySomeMachines = (entry) => entry.optional || entry.devOptional || entry.peer

/** Whether node_modules holds what package-lock.json names: npm writes its own copy of the lock there when it is done. */
export const isInstalled = (locked, installed) =>
  Object.entries(locked).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true
    const found = installed[path]
    return found === undefined ? onlySomeMachines(entry) : found.version === entry.version
  }) && Object.keys(installed).length > 0

/** Installs exactly what the lock names, unless that is already there. No package's install script is run or needed. */
export const install = () => {
  if (isInstalled(packages("package-lock.json"), packages("node_modules/.package-lock.json"))) return
  console.log("Installing the packages that package-lock.json names …")
  const done = npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
  if (!done) throw new Stop("The packages could not be installed; what npm says above is the reason.")
}
