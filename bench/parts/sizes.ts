import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { bundled, keeping } from "../bundled.ts"

const PARTS = resolve("packages/ui/src/parts")
/** What every page has already. */
const HOUSE = ["react", "react-dom", "styled-components"]
/** The accessible behaviour that most parts share: paid once by a page, whichever of them it shows. */
const BEHAVIOUR = [...HOUSE, "react-aria-components", "react-aria", "react-stately", "@react-aria", "@react-stately"]

/** The components that a folder's door lets out: capitalised values of its markup. */
const componentsOf = (folder: string): ReadonlyArray<string> => {
  const door = readFileSync(join(PARTS, folder, "index.ts"), "utf8")
  return [...door.matchAll(/export \{([^}]*)\} from/g)].flatMap(([, names = ""]) =>
    names.split(",").flatMap((name) => /^\s*([A-Z][a-z]\w*)\s*$/.exec(name)?.[1] ?? []),
  )
}

const folders = (): ReadonlyArray<string> =>
  readdirSync(PARTS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1)

/**
 * A table: what each part costs a page that has React and styled-components, by itself; and how much of it is our own, with the
 * behaviour left out that parts share.
 */
export const reportPartSizes = async (): Promise<void> => {
  console.log("| part | folder | KB gzip alone | of it our own |\n| --- | --- | ---: | ---: |")
  for (const folder of folders()) {
    const door = join(PARTS, folder, "index.ts")
    for (const part of componentsOf(folder)) {
      const [alone, own] = [await bundled(keeping(door, part), HOUSE), await bundled(keeping(door, part), BEHAVIOUR)]
      console.log(`| ${part} | ${folder} | ${kilobytes(alone)} | ${kilobytes(own)} |`)
    }
  }
  const all = await bundled(keeping(join(PARTS, "index.ts")), HOUSE)
  console.log(`| all together | | ${kilobytes(all)} | |`)
}
