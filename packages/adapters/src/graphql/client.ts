import type { AskedBy } from "./asked-by.ts"
import { type Asker, askerOver } from "./asker.ts"
import { type AccessToken, gatewayLink } from "./line.ts"

/** Our gateway over HTTP. */
export const graphqlClient = (uri: string, token: AccessToken, askedBy: AskedBy = "text"): Asker =>
  askerOver(gatewayLink(uri, token, askedBy))
