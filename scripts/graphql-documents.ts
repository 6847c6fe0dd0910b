import type { Plugin } from "vite"

const DOCUMENT = /graphql\(`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\)/g

const nameOf = (kind: string | undefined, name: string | undefined): string =>
  kind === "fragment" ? `${name}FragmentDoc` : `${name}Document`

/** Names each document that codegen made instead of looking it up by its text. */
export const direct = (code: string): string => {
  const names = [...code.matchAll(DOCUMENT)].map(([, kind, name]) => nameOf(kind, name))
  const rest = code.replace(DOCUMENT, (_all, kind: string, name: string) => nameOf(kind, name))
  return names.length === 0 ? code : `import { ${names.join(", ")} } from "../gql/graphql.ts"; ${rest}`
}

/** Keeps the index of all documents by their text, and every document that nobody uses, out of what a browser loads. */
export const graphqlDocuments = (): Plugin => ({
  name: "xl-graphql-documents",
  enforce: "pre",
  transform(code, id) {
    if (!/packages\/adapters\/src\/[^/]+\/[^/]+\.ts$/.test(id) || id.includes("/gql/")) return null
    return code.includes("graphql(`") ? { code: direct(code), map: null } : null
  },
})
