import { type ApolloClient, ApolloLink, CombinedGraphQLErrors, type OperationVariables } from "@apollo/client"
import type { DocumentNode } from "graphql"
import { firstValueFrom } from "rxjs"

/** What a question came back with. One that the gateway refuses, or that nobody answers, is thrown. */
interface Answer {
  readonly data?: unknown
}

/** Whom the adapters ask. */
export interface Asker {
  readonly query: (document: DocumentNode, variables: OperationVariables) => Promise<Answer>
  readonly mutate: (document: DocumentNode, variables: OperationVariables) => Promise<Answer>
}

/** None of our links looks at the client that a question came through. */
const NOBODY = { client: {} as ApolloClient }

/** Asks over a line of Apollo's links, without its client, whose watched queries and cache nobody needs: the stores are the state. */
export const askerOver = (link: ApolloLink): Asker => {
  const ask = async (query: DocumentNode, variables: OperationVariables): Promise<Answer> => {
    const answer = await firstValueFrom(ApolloLink.execute(link, { query, variables }, NOBODY))
    if ("errors" in answer && answer.errors?.length) throw new CombinedGraphQLErrors(answer)
    return answer
  }
  return { query: ask, mutate: ask }
}
