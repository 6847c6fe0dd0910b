import { readdirSync, readFileSync } from "node:fs"
import { buildSchema, type GraphQLSchema, Source } from "graphql"

const FOLDER = new URL("../../schema/", import.meta.url)

/** The text of all files of packages/gateway/schema. */
export const schemaText = (folder: URL = FOLDER): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .toSorted()
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n")

/** Each call makes one of its own, as resolvers are attached to it. Its rules are asked by the tests, not at every start. */
export const readSchema = (text: string = schemaText()): GraphQLSchema =>
  buildSchema(new Source(text, "schema"), { noLocation: true, assumeValid: true, assumeValidSDL: true })
