import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { asked } from "./ask-npm.ts"
import { isTaken, licenceTable } from "./licences.ts"
import { foreignPackages } from "./lock.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

interface Part {
  readonly "bom-ref": string
  readonly name: string
  readonly version: string
}
export interface Bill {
  readonly bomFormat: string
  readonly specVersion: string
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> }
  readonly components: ReadonlyArray<Part & Readonly<Record<string, unknown>>>
  readonly dependencies: ReadonlyArray<{ readonly ref: string; readonly dependsOn: ReadonlyArray<string> }>
}

/**
 * The market's parts in CycloneDX, from the lock alone: the same on every machine, and without a network. Which parts are its tools'
 * alone the lock says; npm's own `--omit dev` leaves out what only another workspace asks for.
 */
export const billOfMaterials = (): Bill => {
  const { code, says, text } = asked(["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], root)
  if (code !== 0) throw new Error(`npm sbom ended with ${code}: ${says}`)
  const bill = JSON.parse(text) as Bill
  const market = new Set(
    foreignPackages(root).flatMap(({ name, use, version }) => (use === "market" ? [`${name}@${version}`] : [])),
  )
  const isOurs = (part: Part) => /^@xl\/(?!testkit)/.test(part["bom-ref"]) || market.has(`${part.name}@${part.version}`)
  const components = bill.components.filter(isOurs)
  const kept = new Set(["xl@0.1.0", ...components.map((part) => part["bom-ref"])])
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name: "xl", type: "application" } }, // npm takes the folder's name
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ dependsOn, ref }) => ({ ref, dependsOn: dependsOn.filter((part) => kept.has(part)) })),
  }
}

/** `npm run sbom`: writes the bill of materials and the list of licences; code 1 where a licence is one that we do not take. */
const main = (): number => {
  const folder = join(root, ".cache/sbom")
  mkdirSync(folder, { recursive: true })
  const [bill, packages] = [billOfMaterials(), foreignPackages(root)]
  writeFileSync(join(folder, "xl.cdx.json"), `${JSON.stringify(bill, null, 1)}\n`)
  writeFileSync(join(folder, "licences.tsv"), licenceTable(packages))
  const ours = packages.filter(({ use }) => use === "market").length
  console.log(
    `${ours} packages of the market and ${packages.length - ours} of its tools, those of other platforms included:`,
  )
  console.log(`  .cache/sbom/xl.cdx.json   bill of materials, CycloneDX, ${bill.components.length} components`)
  console.log("  .cache/sbom/licences.tsv  every package with its licence")
  const refused = packages.filter((it) => !isTaken(it))
  for (const { licence, name, version } of refused)
    console.error(`${name}@${version} is under ${licence || "no licence"}, which we do not take.`)
  return refused.length === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = main()
