import { ApolloLink } from "@apollo/client"
import { type DocumentNode, print } from "graphql"

/** How a question says what it asks: by its whole text, or by the hash of it, which is all that production takes. */
export type AskedBy = "hash" | "text"

/** The hash that the build wrote into the document. Throws for a document that it never saw. */
const hashOf = (document: DocumentNode): string => {
  const { __meta__: written } = document as DocumentNode & { readonly __meta__?: { readonly hash: string } }
  if (!written) throw new Error("A document without a hash: run npm run codegen")
  return written.hash
}

/** As Apollo's protocol for persisted operations names one. */
const persistedQuery = (document: DocumentNode) => ({ version: 1, sha256Hash: hashOf(document) })

/** What a socket sends to ask it; the protocol wants a text, be it an empty one. */
export const questionOf = (document: DocumentNode, by: AskedBy) =>
  by === "text" ? { query: print(document) } : { query: "", extensions: { persistedQuery: persistedQuery(document) } }

/** Sends the hash in place of the text. Apollo's own link would try the text where the hash is not known, which is of no use. */
export const byHash = new ApolloLink((operation, forward) => {
  operation.extensions = { ...operation.extensions, persistedQuery: persistedQuery(operation.query) }
  operation.setContext({ http: { includeExtensions: true, includeQuery: false } })
  return forward(operation)
})
