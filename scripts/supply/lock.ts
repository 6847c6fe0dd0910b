import { readFileSync } from "node:fs"
import { join } from "node:path"

/** A package that somebody else made, as package-lock.json has it: also those of other platforms, which are not installed here. */
export interface Foreign {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Whether the market itself has it, or only its tests and tools. */
  readonly use: "market" | "tools"
  readonly integrity: string
  readonly hasInstallScript: boolean
}

type Names = Readonly<Record<string, unknown>>
interface Locked {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Names
  readonly optionalDependencies?: Names
  readonly peerDependencies?: Names
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
type Packages = Readonly<Record<string, Locked>>

const PLACE = "node_modules/"
/** What runs for users: the rest of packages/ is for tests. */
const MARKET = ["adapters", "core", "gateway", "ui", "web"].map((name) => `packages/${name}`)

export const foreignPackages = (root: string): ReadonlyArray<Foreign> => {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Packages
  }
  const market = reached(packages)
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes(PLACE) && !link)
    .map(([place, locked]) => foreign(place, locked, market.has(place) ? "market" : "tools"))
    .toSorted((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
}

const foreign = (place: string, locked: Locked, use: Foreign["use"]): Foreign => ({
  name: place.slice(place.lastIndexOf(PLACE) + PLACE.length),
  version: locked.version ?? "",
  licence: locked.license ?? "",
  use,
  integrity: locked.integrity ?? "",
  hasInstallScript: locked.hasInstallScript ?? false,
})

/** The places of all that the market's packages ask for, and what that asks for in turn. */
const reached = (packages: Packages): ReadonlySet<string> => {
  const [seen, next] = [new Set<string>(), [...MARKET]]
  for (let place = next.pop(); place !== undefined; place = next.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    for (const name of askedBy(packages[place])) {
      const found = resolved(packages, place, name)
      if (found !== undefined) next.push(found)
    }
  }
  return seen
}

/** A peer that may be missing is somebody else's wish. */
const askedBy = (locked: Locked = {}): ReadonlyArray<string> => [
  ...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }),
  ...Object.keys(locked.peerDependencies ?? {}).filter((name) => !locked.peerDependenciesMeta?.[name]?.optional),
]

/** Where Node would find it: in the package's own folder, or in one above. */
const resolved = (packages: Packages, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/"), 0))) {
    const place = folder === "" ? `${PLACE}${name}` : `${folder}/${PLACE}${name}`
    if (packages[place]) return packages[place].link ? `packages/${name.replace("@xl/", "")}` : place
    if (folder === "") return undefined
  }
}
