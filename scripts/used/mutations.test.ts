import { join } from "node:path"
import { expect, it } from "vitest"
import { neverSent, operationFields, schemaMutations } from "./mutations.ts"

const operations = operationFields({
  a: "mutation HoldAsset($id: ID!) { holdAsset(id: $id) { __typename } }",
  b: "query FindAsset { getAsset { id } } fragment A on Asset { id }",
})

it("names the mutations that no sent operation holds", () => {
  const mutations = ["deleteAsset", "holdAsset"]
  expect(neverSent(mutations, operations, ["HoldAsset", "FindAsset", ""])).toEqual(["deleteAsset"])
  expect(neverSent(mutations, operations, [])).toEqual(mutations)
})

it("finds the schema's own mutations", () => {
  const mutations = schemaMutations(join(import.meta.dirname, "../.."))
  expect(mutations.length).toBeGreaterThan(80)
  expect(mutations).toContain("acceptClosingDocuments")
})
