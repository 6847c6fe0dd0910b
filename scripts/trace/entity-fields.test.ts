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
  args: new Set(
    [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}).flatMap(({ args, name }) => args.map((one) => `${name}.${one.name}`)),
    ),
  ),
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
        "SEL-105 SEL-113 SEL-114 SEL-116 SEL-117 SEL-118 SEL-122 SEL-124 SEL-125 SEL-126 SEL-127 SEL-128 SEL-130 SEL-131 SEL-132 SEL-134 SEL-135 SEL-136 SEL-142 SEL-146 SEL-147 BUY-067 BUY-074 BUY-075 BUY-077 BUY-080 BUY-081 BUY-082 BUY-086 BUY-088 BUY-089 BUY-092 BUY-099 BUY-100 BUY-101 ACC-194 ACC-197 ACC-198 ACC-199 ACC-200 ACC-201 ACC-206 ACC-208 ACC-211 ACC-212 ACC-215 ACC-218 ACC-219 ACC-220 ACC-222 ACC-224 ACC-225 ACC-226 ACC-227 ACC-233".split(
          " ",
        ),
      ),
    )
  })

  it("names of each role request and of each notice of one what is told and what is not (SEL-142, ACC-227)", () => {
    const told = (row: string) =>
      lines.filter((line) => line.row === row && !isDecision(line.answered)).map(({ answered }) => answered)
    expect(told("SEL-142")).toEqual([
      "RoleRequest.id",
      "RoleRequest.type",
      "RoleRequest.documents",
      "RoleRequest.status",
      "RoleRequest.creator",
      "RoleRequestView.name",
    ])
    expect(told("ACC-227")).toEqual(["RoleRequestChange.id", "RoleRequestChange.type", "RoleRequestChange.status"])
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
    // It names a title of its own, and reads none of the asset.
    [
      { answered: "Asset.title", field: "title", screen: "packages/ui/src/asset/asset-screen.tsx" },
      "Asset.title: packages/ui/src/asset/asset-screen.tsx reads neither title nor title",
    ],
    [
      { answered: "argument: createOffer.debt", shown: "-" },
      "Asset.upb: createOffer.debt is no argument of the schema",
    ],
    [{ answered: "argument: createOffer.closing" }, "Asset.upb: is answered nowhere, and yet shown to anybody"],
    [{ written: "setUpb" }, "Asset.upb: setUpb is no mutation"],
    [{ written: "-" }, "Asset.upb: nobody writes it"],
    [{ answered: "decision: none is needed" }, "Asset.upb: is answered nowhere, and yet shown to anybody"],
    [{ row: "SEL-none" }, "SEL-none is no row"],
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
