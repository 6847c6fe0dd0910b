import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const GENERATED = "packages/adapters/src/gql/graphql.ts"
const VIRTUAL = "virtual:xl-graphql/"
const DOCUMENT = /graphql\(`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\)/g

const nameOf = (kind: string | undefined, name: string | undefined): string =>
  kind === "fragment" ? `${name}FragmentDoc` : `${name}Document`

/** Names each document that codegen made instead of looking it up by its text. */
export const direct = (code: string): string => {
  const names = [...code.matchAll(DOCUMENT)].map(([, kind, name]) => nameOf(kind, name))
  const rest = code.replace(DOCUMENT, (_all, kind: string, name: string) => nameOf(kind, name))
  return [...names.map((name) => `import { ${name} } from "${VIRTUAL}${name}";`), rest].join(" ")
}

interface Definition {
  readonly kind: string
  readonly name: { readonly value: string }
}
interface Generated {
  readonly definitions: ReadonlyArray<Definition>
}

const isFragment = ({ kind }: Definition) => kind === "FragmentDefinition"

/** One document of the generated file, as it stands there. */
const generated = (file: string, name: string): Generated => {
  const line = file.split("\n").find((text) => text.startsWith(`export const ${name} = `))
  if (line === undefined) throw new Error(`Codegen made no ${name}: run npm run codegen`)
  return JSON.parse(line.slice(line.indexOf("{"), line.indexOf("} as unknown as ") + 1))
}

/** A module of one document, with the fragments that it shares with others in modules of their own. */
export const documentModule = (file: string, name: string): string => {
  const { definitions, ...rest } = generated(file, name)
  const own = name.endsWith("FragmentDoc") ? name.slice(0, -"FragmentDoc".length) : null
  const foreign = definitions.filter((node) => isFragment(node) && node.name.value !== own)
  const parts = definitions.map((node) =>
    foreign.includes(node) ? `...${node.name.value}FragmentDoc.definitions.slice(0, 1)` : JSON.stringify(node),
  )
  return [
    ...foreign.map(({ name: { value } }) => `import { ${value}FragmentDoc } from "${VIRTUAL}${value}FragmentDoc"`),
    `export const ${name} = { ...${JSON.stringify(rest)}, definitions: [${parts.join(", ")}] }`,
  ].join("\n")
}

/** Gives each part of the app the documents that it asks, and no document or fragment twice. */
export const graphqlDocuments = (): Plugin => ({
  name: "xl-graphql-documents",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(VIRTUAL) ? { id: `\0${id}`, moduleSideEffects: false } : null),
  load(id) {
    if (!id.startsWith(`\0${VIRTUAL}`)) return null
    const file = fileURLToPath(new URL(`../${GENERATED}`, import.meta.url))
    this.addWatchFile(file)
    return documentModule(readFileSync(file, "utf8"), id.slice(VIRTUAL.length + 1))
  },
  transform(code, id) {
    if (!/packages\/adapters\/src\/[^/]+\/[^/]+\.ts$/.test(id) || id.includes("/gql/")) return null
    return code.includes("graphql(`") ? { code: direct(code), map: null } : null
  },
})
