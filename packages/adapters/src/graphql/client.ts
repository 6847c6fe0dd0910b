import { ApolloClient, type ApolloLink } from "@apollo/client"
import type { AskedBy } from "./asked-by.ts"
import type { Asker } from "./asker.ts"
import { type AccessToken, gatewayLink } from "./line.ts"
import { NoCache } from "./no-cache.ts"

/** Apollo's client over a line. Nothing is cached here: the stores are the state. */
export const clientOver = (link: ApolloLink): Asker => {
  const client = new ApolloClient({
    link,
    cache: new NoCache(),
    defaultOptions: {
      query: { fetchPolicy: "no-cache" },
      mutate: { fetchPolicy: "no-cache" },
    },
  })
  return {
    query: (query, variables) => client.query({ query, variables }),
    mutate: (mutation, variables) => client.mutate({ mutation, variables }),
  }
}

/** Our gateway over HTTP. */
export const graphqlClient = (uri: string, token: AccessToken, askedBy: AskedBy = "text"): Asker =>
  clientOver(gatewayLink(uri, token, askedBy))
