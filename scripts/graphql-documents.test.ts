import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { direct } from "./graphql-documents.ts"

it("names a document instead of looking it up", () => {
  const code =
    "export const FIND = graphql(`\n  query GetAsset($id: ID!) { getAsset(id: $id) { ...AssetFields } }\n`)\n"
  expect(direct(code)).toBe(
    `import { GetAssetDocument } from "../gql/graphql.ts"; export const FIND = GetAssetDocument\n`,
  )
  expect(direct("export const ASSET = graphql(`fragment AssetFields on Asset { id }`)")).toContain(
    "AssetFieldsFragmentDoc",
  )
})

it("leaves code without documents as it is", () => {
  expect(direct("const graphql = 1")).toBe("const graphql = 1")
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
