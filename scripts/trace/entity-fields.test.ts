import { buildSchema, isObjectType } from "graphql"
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { entityFieldFaults, type FieldSources, isDecision, namedFields, parseEntityFields } from "./entity-fields.ts"
import { readRequirements } from "./requirements.ts"

const root = join(import.meta.dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")

const schema = buildSchema(globSync("packages/gateway/schema/*.graphql", { cwd: root }).map(read).join("\n"))
const types = Object.values(schema.getTypeMap()).filter(isObjectType)
const requirements = readRequirements(join(root, "docs/requirements.tsv"))

const sources: FieldSources = {
  rowText: (row) => requirements.get(row)?.requirement,
  mutations: new Set(Object.keys(schema.getMutationType()?.getFields() ?? {})),
  fields: new Set(types.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))),
  audiences: new Map(
    read("packages/gateway/src/graphql/fields.tsv")
      .trim()
      .split("\n")
      .map((line) => {
        const [field = "", audience = ""] = line.split("\t")
        return [field, audience] as const
      }),
  ),
  file: (path) => (existsSync(join(root, path)) ? read(path) : undefined),
}

const lines = parseEntityFields(read("docs/entity-fields.tsv"))
const [upb, ...others] = lines.filter(({ entity, field }) => entity === "Asset" && field === "upb")
if (!upb || others.length > 0) throw new Error("Asset.upb has not one line")
const faultsOf = (more: Partial<typeof upb>) =>
  entityFieldFaults([{ ...upb, row: "SEL-116", ...more }], sources).slice(0, 1)

describe("docs/entity-fields.tsv", () => {
  it("says of each field of listings, offers and profiles who writes it, who reads it and where (SEL-105, SEL-113, SEL-114)", () => {
    expect(entityFieldFaults(lines, sources)).toEqual([])
    expect(new Set(lines.map(({ row }) => row))).toEqual(
      new Set(
        "SEL-105 SEL-113 SEL-114 SEL-116 SEL-117 SEL-118 SEL-122 SEL-124 SEL-125 BUY-067 BUY-074 BUY-075 BUY-077 BUY-080 BUY-081 BUY-082 ACC-200 ACC-206".split(
          " ",
        ),
      ),
    )
  })

  it("has no line twice, and answers all but a few fields", () => {
    const names = lines.map(({ entity, field }) => `${entity}.${field}`)
    expect(names).toEqual([...new Set(names)])
    const without = lines.filter(({ answered }) => isDecision(answered)).length
    expect(without / lines.length).toBeLessThan(0.1)
  })
})

describe("the check of entity fields", () => {
  it.each([
    [{ answered: "Asset.debt" }, "Asset.upb: Asset.debt is no field of the schema"],
    [{ shown: "administrators" }, "Asset.upb: Asset.upb is told to anybody, not to administrators"],
    [
      { screen: "packages/ui/src/asset/nowhere.tsx" },
      "Asset.upb: packages/ui/src/asset/nowhere.tsx is no file of a screen",
    ],
    [{ screen: "packages/ui/src/home/index.ts" }, "Asset.upb: packages/ui/src/home/index.ts reads neither upb nor upb"],
    [{ written: "setUpb" }, "Asset.upb: setUpb is no mutation"],
    [{ written: "-" }, "Asset.upb: nobody writes it"],
    [{ answered: "decision: none is needed" }, "Asset.upb: is answered nowhere, and yet shown to anybody"],
    [{ row: "SEL-000" }, "SEL-000 is no row"],
    [{}, "SEL-116: country has no line"],
  ])("finds %j", (more, fault) => {
    expect(faultsOf(more)).toEqual([fault])
  })

  it("reads the names that a row lists, also those in words, and refuses words that it does not know", () => {
    expect(namedFields("Offer has fields: id, price {amount, currency}, cost.amount, payment status.")).toEqual([
      "id",
      "price",
      "cost",
      "paymentStatus",
    ])
    expect(() => namedFields("It has: id, the moon.")).toThrow('No field is known by the words "the moon"')
  })

  it("refuses a table with a cell too few", () => {
    expect(() => parseEntityFields("entity\tfield")).toThrow("its columns are not")
    const header = "entity\tfield\trow\twritten\tshown\tanswered\tscreen"
    expect(() => parseEntityFields(`${header}\nAsset\tupb\tSEL-105\t\ta\tb\tc`)).toThrow("line 2: not seven cells")
  })
})
