import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { direct, documentModule, namedModule } from "./graphql-documents.ts"

it("names a document instead of looking it up", () => {
  const code =
    "export const FIND = graphql(`\n  query GetAsset($id: ID!) { getAsset(id: $id) { ...AssetFields } }\n`)\n"
  expect(direct(code)).toBe(
    `import { GetAssetDocument } from "virtual:xl-graphql/GetAssetDocument"; export const FIND = GetAssetDocument\n`,
  )
  expect(direct("export const ASSET = graphql(`fragment AssetFields on Asset { id }`)")).toContain(
    "AssetFieldsFragmentDoc",
  )
})

it("leaves code without documents as it is", () => {
  expect(direct("const graphql = 1")).toBe("const graphql = 1")
})

it("gives a document its fragments from modules that others share, whole and in order", () => {
  const node = (kind: string, name: string) => ({ kind, name: { kind: "Name", value: name } })
  const own = node("OperationDefinition", "GetAsset")
  const fragment = node("FragmentDefinition", "AssetFields")
  const file = [
    `export const AssetFieldsFragmentDoc = ${JSON.stringify({ kind: "Document", definitions: [fragment] })} as unknown as X;`,
    `export const GetAssetDocument = ${JSON.stringify({ __meta__: { hash: "sha256:1" }, kind: "Document", definitions: [own, fragment] })} as unknown as DocumentNode<A, Exact<{ [key: string]: never; }>>;`,
  ].join("\n")
  expect(documentModule(file, "AssetFieldsFragmentDoc")).toBe(
    `export const AssetFieldsFragmentDoc = { ...{"kind":"Document"}, definitions: [${JSON.stringify(fragment)}] }`,
  )
  expect(documentModule(file, "GetAssetDocument")).toBe(
    `import { AssetFieldsFragmentDoc } from "virtual:xl-graphql/AssetFieldsFragmentDoc"\n` +
      `export const GetAssetDocument = { ...{"__meta__":{"hash":"sha256:1"},"kind":"Document"}, definitions: [${JSON.stringify(own)}, ...AssetFieldsFragmentDoc.definitions.slice(0, 1)] }`,
  )
  expect(() => documentModule(file, "GetOfferDocument")).toThrow("Codegen made no GetOfferDocument")
})

it("gives what is built of each document its hash, its name and what sort of question it is", () => {
  const generated = readFileSync("packages/adapters/src/gql/graphql.ts", "utf8")
  const persisted = JSON.parse(readFileSync("packages/gateway/persisted.json", "utf8")) as Record<string, string>
  const named = [...generated.matchAll(/^export const (\w+)Document = /gm)].map(([, name = ""]) => {
    const code = namedModule(generated, `${name}Document`)
    const [definition, { __meta__: meta, definitions }] = [name, JSON.parse(code.slice(code.indexOf("{")))]
    expect(definitions).toEqual([
      {
        kind: "OperationDefinition",
        operation: expect.any(String),
        name: { kind: "Name", value: definition },
        selectionSet: { kind: "SelectionSet", selections: [] },
      },
    ])
    expect(persisted[meta.hash]).toMatch(new RegExp(`(?:^| )${definitions[0].operation} ${name}\\b`))
    return name
  })
  expect(named.length).toBeGreaterThan(50)
})

it("finds every document of the adapters under the name that codegen gave it", () => {
  const generated = readFileSync("packages/adapters/src/gql/graphql.ts", "utf8")
  const sources = globSync("packages/adapters/src/!(gql)/*.ts").map((file) => readFileSync(file, "utf8"))
  const written = sources.flatMap((code) => code.match(/\bgraphql\(`/g) ?? [])
  const named = sources.flatMap((code) => [...direct(code).matchAll(/\b\w+(?:Document|FragmentDoc)\b(?=[,\s])/g)])
  const missing = new Set(named.map(([name]) => name).filter((name) => !generated.includes(`export const ${name} =`)))
  expect(written.length).toBeGreaterThan(0)
  expect([...missing]).toEqual([])
  expect(sources.map(direct).join("\n")).not.toContain("graphql(`")
})
