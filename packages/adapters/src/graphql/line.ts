import { ApolloLink } from "@apollo/client"
import { SetContextLink } from "@apollo/client/link/context"
import { BaseHttpLink } from "@apollo/client/link/http"
import { RetryLink } from "@apollo/client/link/retry"
import { type AskedBy, byHash } from "./asked-by.ts"
import { isUnanswered, keyed } from "./keyed.ts"
import { type Told, toldFirst } from "./told.ts"

/** The access token of whoever is signed in now, or null. */
export type AccessToken = () => Promise<string | null>

const authorized = (token: AccessToken) =>
  new SetContextLink(async (previous) => {
    const held = await token()
    return { headers: { ...previous["headers"], ...(held ? { authorization: `Bearer ${held}` } : {}) } }
  })

/** Times that one question is sent at most, and milliseconds before the second; then they double. */
const TRIES = 3
const FIRST_WAIT_MILLIS = 200

const patient = () =>
  new RetryLink({
    delay: { initial: FIRST_WAIT_MILLIS, jitter: false },
    attempts: { max: TRIES, retryIf: isUnanswered },
  })

/** The one way that every question takes. */
export const gatewayLink = (
  uri: string,
  token: AccessToken,
  askedBy: AskedBy = "text",
  { fetch, told = new Map() }: { readonly told?: Told; readonly fetch?: BaseHttpLink.Options["fetch"] } = {},
): ApolloLink =>
  ApolloLink.from([
    keyed(),
    patient(),
    authorized(token),
    toldFirst(told),
    ...(askedBy === "hash" ? [byHash] : []),
    // Which variables a question has the types say; asked by hash, it has no text to look through for them.
    new BaseHttpLink({ uri, includeUnusedVariables: true, ...(fetch && { fetch }) }),
  ])
