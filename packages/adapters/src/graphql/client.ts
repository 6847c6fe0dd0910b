import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client"
import { SetContextLink } from "@apollo/client/link/context"
import { OperationTypeNode } from "graphql"

/** The access token of whoever is signed in now, or null. */
export type AccessToken = () => Promise<string | null>

/** Makes the key under which the gateway recognises a repeated mutation. */
const idempotencyKey = () => crypto.randomUUID()

const authorized = (token: AccessToken) =>
  new SetContextLink(async (previous) => {
    const held = await token()
    return { headers: { ...previous["headers"], ...(held ? { authorization: `Bearer ${held}` } : {}) } }
  })

/** A mutation keeps its key through every retry, so that it is carried out once. */
const keyed = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) {
    operation.setContext((previous) => ({
      headers: { ...previous["headers"], "idempotency-key": idempotencyKey() },
    }))
  }
  return forward(operation)
})

/** Our gateway over HTTP. Nothing is cached here: the stores are the state. */
export const graphqlClient = (uri: string, token: AccessToken): ApolloClient =>
  new ApolloClient({
    link: ApolloLink.from([keyed, authorized(token), new HttpLink({ uri })]),
    cache: new InMemoryCache(),
    defaultOptions: {
      query: { fetchPolicy: "no-cache" },
      mutate: { fetchPolicy: "no-cache" },
    },
  })
