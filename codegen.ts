import type { CodegenConfig } from "@graphql-codegen/cli"

/** Checks every document of the adapters against the gateway's schema and types its variables. Nothing it writes is committed. */
export default {
  schema: "packages/gateway/schema/*.graphql",
  documents: ["packages/adapters/src/**/*.ts", "!packages/adapters/src/gql/**"],
  ignoreNoDocuments: true,
  generates: {
    "packages/adapters/src/gql/": {
      preset: "client",
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { hashAlgorithm: "sha256", mode: "embedHashInDocument" },
      },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        namingConvention: "keep", // scripts/graphql-documents.ts finds a document by the name of its operation
        strictScalars: true,
        importExtension: ".ts",
        // Answers are unknown until io-ts decodes them, so scalars matter for variables only. A scalar not named here fails.
        scalars: {
          AssetStatus: "string",
          Day: "string",
          Decimal: "string",
          LoanStatus: "string",
          Milliseconds: "number",
          Percent: "string",
          PropertyType: "string",
          StatusFilter: "string",
          UnitOfMeasure: "string",
        },
      },
    },
  },
} satisfies CodegenConfig
