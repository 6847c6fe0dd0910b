import type { DocumentNode } from "graphql"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { askerOver, gatewayLink } from "../packages/adapters/src/graphql/index.ts"
import { namedModule } from "./graphql-documents.ts"

const generated = readFileSync("packages/adapters/src/gql/graphql.ts", "utf8")
const documentOf = (code: string): DocumentNode => JSON.parse(code.slice(code.indexOf("{")))
/** Codegen's own, with all its fragments. */
const wholeOf = (name: string): DocumentNode => {
  const line = generated.split("\n").find((text) => text.startsWith(`export const ${name} = `)) ?? ""
  return documentOf(line.slice(0, line.indexOf("} as unknown as ") + 1))
}
const asked = [...generated.matchAll(/^export const (\w+Document) = /gm)].flatMap(([, name = ""]) => {
  const document = documentOf(namedModule(generated, name))
  const [definition] = document.definitions
  if (definition?.kind !== "OperationDefinition" || definition.operation === "subscription") return []
  return [{ name, document, isMutation: definition.operation === "mutation" }]
})

/** What is sent over a line for a document, with some variables. */
const sent = async (document: DocumentNode, isMutation: boolean) => {
  const bodies: Array<unknown> = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(init?.body as string)) // as our own line writes it
    return new Response('{"data":{"it":1}}', { headers: { "content-type": "application/json" } })
  }
  const { mutate, query } = askerOver(gatewayLink("http://127.0.0.1/graphql", async () => null, "hash", { fetch }))
  const answer = await (isMutation ? mutate : query)(document, { id: "7", more: [{ some: null }] })
  return { bodies, data: answer.data }
}

it("finds them", () => expect(asked.length).toBeGreaterThan(50))

it("asks a document that has no text as it asks the whole one by its hash", async () => {
  for (const { document, isMutation, name } of asked) {
    const short = await sent(document, isMutation)
    expect(short).toEqual(await sent(wholeOf(name), isMutation))
    expect(short.bodies).toHaveLength(1)
    expect(short.data).toEqual({ it: 1 })
  }
})
