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
  readonly operation?: string
  readonly name: { readonly value: string }
}
interface Generated {
  readonly __meta__?: unknown
  readonly definitions: ReadonlyArray<Definition>
}

const isFragment = ({ kind }: Definition) => kind === "FragmentDefinition"

/** One document of the generated file, as it stands there. */
const generated = (file: string, name: string): Generated => {
  const line = file.split("\n").find((text) => text.startsWith(`export const ${name} = `))
  if (line === undefined) throw new Error(`Codegen made no ${name}: run npm run codegen`)
  return JSON.parse(line.slice(line.indexOf("{"), line.indexOf("} as unknown as ") + 1))
}

const NOTHING = { kind: "SelectionSet", selections: [] }

/** A module of one document as built pages ask it, by its hash: of what it says, only what sort of question it is and its name. */
export const namedModule = (file: string, name: string): string => {
  const { __meta__, definitions } = generated(file, name)
  const asked = definitions.filter((node) => !isFragment(node))
  const named = asked.map(({ kind, name, operation }) => ({ kind, operation, name, selectionSet: NOTHING }))
  return `export const ${name} = ${JSON.stringify({ __meta__, kind: "Document", definitions: named })}`
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

/** What Apollo's client does with a document's text, for one that has none: it tells questions apart by it. All else of those files is as it was. */
const TEXTLESS = {
  printer: "export const print = (document) => JSON.stringify(document)",
  visitor: "export const visit = (document) => document",
}
const TEXTUAL = /\/graphql\/language\/(printer|visitor)\.mjs$/

/**
 * Gives each part of the app the documents that it asks, and no document or fragment twice. What is built asks by hash: it has the names
 * of its documents alone, whose texts stand in the gateway's persisted.json.
 */
export const graphqlDocuments = (): Plugin => {
  let moduleOf = documentModule
  return {
    name: "xl-graphql-documents",
    enforce: "pre",
    configResolved: ({ command }) => {
      if (command === "build") moduleOf = namedModule
    },
    resolveId: (id) => (id.startsWith(VIRTUAL) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load(id) {
      const [, textual] = (moduleOf === namedModule && TEXTUAL.exec(id)) || []
      if (textual !== undefined) return `export * from "${id}?whole"; ${TEXTLESS[textual as keyof typeof TEXTLESS]}`
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const file = fileURLToPath(new URL(`../${GENERATED}`, import.meta.url))
      this.addWatchFile(file)
      return moduleOf(readFileSync(file, "utf8"), id.slice(VIRTUAL.length + 1))
    },
    transform(code, id) {
      if (!/packages\/adapters\/src\/[^/]+\/[^/]+\.ts$/.test(id) || id.includes("/gql/")) return null
      return code.includes("graphql(`") ? { code: direct(code), map: null } : null
    },
  }
}
