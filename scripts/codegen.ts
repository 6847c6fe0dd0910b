import { preset } from "@graphql-codegen/client-preset"
import { codegen } from "@graphql-codegen/core"
import { getCachedDocumentNodeFromSchema } from "@graphql-codegen/plugin-helpers"
import { buildSchema, GraphQLError, type GraphQLSchema, parse, Source } from "graphql"
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"

const OUT = "packages/adapters/src/gql/"
/** What a gateway in production answers, and nothing else. */
const PERSISTED = "packages/gateway/persisted.json"
const DOCUMENT = /\bgraphql\(`([^`]*)`\)/g

const config = {
  useTypeImports: true,
  namingConvention: "keep", // scripts/graphql-documents.ts finds a document by the name of its operation
  strictScalars: true,
  importExtension: ".ts" as const,
  // Answers are unknown until io-ts decodes them, so scalars matter for variables only. A scalar not named here fails.
  scalars: {
    AssetStatus: "string",
    DateTime: "string",
    Day: "string",
    Decimal: "string",
    LoanStatus: "string",
    Milliseconds: "number",
    Percent: "string",
    PropertyType: "string",
    StatusFilter: "string",
    UnitOfMeasure: "string",
  },
}

const sorted = (pattern: string): ReadonlyArray<string> => globSync(pattern).toSorted()

const schema = (): GraphQLSchema => {
  const files = sorted("packages/gateway/schema/*.graphql")
  return buildSchema(files.map((file) => readFileSync(file, "utf8")).join("\n"))
}

/** Every document that an adapter writes, with the place where it stands. */
const documents = () =>
  sorted("packages/adapters/src/*/*.ts").flatMap((location) => {
    const code = location.startsWith(OUT) ? "" : readFileSync(location, "utf8")
    return [...code.matchAll(DOCUMENT)].map(({ 1: rawSDL = "", index }) => {
      const line = code.slice(0, index).split("\n").length
      return { location, rawSDL, document: parse(new Source(rawSDL, location, { line, column: 1 })) }
    })
  })

/** A file that does not change keeps its date, and what was made from it stays good. */
const keep = (file: string, text: string): void => {
  const before = globSync(file).map((name) => readFileSync(name, "utf8"))
  if (before[0] !== text) writeFileSync(file, text)
}

/** Checks every document of the adapters against the gateway's schema and types its variables. Nothing that it writes is committed. */
const generate = async (): Promise<void> => {
  const schemaAst = schema()
  const asked = {
    baseOutputDir: OUT,
    schema: getCachedDocumentNodeFromSchema(schemaAst),
    schemaAst,
    documents: documents(),
    config,
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { hashAlgorithm: "sha256", mode: "embedHashInDocument" },
    },
    plugins: [],
    pluginMap: {},
  } as const
  mkdirSync(OUT, { recursive: true })
  const files = await preset.buildGeneratesSection({ ...asked, documents: [...asked.documents], plugins: [] })
  for (const file of files) keep(file.filename, await codegen({ ...file, schemaAst }))
  keep(PERSISTED, readFileSync(`${OUT}persisted-documents.json`, "utf8"))
}

/** Only where the document is wrong, not where the generator was. */
const told = (reason: unknown): string =>
  reason instanceof Error && !(reason instanceof GraphQLError)
    ? reason.message.replaceAll(/\n +at (?!packages).*/g, "")
    : String(reason)

generate().catch((reason: unknown) => {
  console.error(told(reason))
  process.exitCode = 1
})
