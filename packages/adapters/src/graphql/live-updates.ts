import { LiveEvent, type LiveUpdates } from "@xl/core/live"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import { type Client, createClient } from "graphql-ws"
import type { AccessToken } from "./client.ts"

/** Each subscription field with the topic that its answer belongs to, and whether it needs a signed-in user. */
const FIELDS = [
  ["subscribeToAssetChanges", "id status by", "asset", false],
  ["subscribeToOfferChanges", "id assetId status by", "offer", true],
  ["subscribeToRoleChange", "id type status", "roleRequest", true],
  ["subscribeToDeclineBuyerRequest", "id type status", "roleRequest", true],
  ["subscribeToRoleAssign", "role", "roleAssigned", true],
  ["subscribeToRoleRemove", "role", "roleRemoved", true],
] as const

interface Line {
  readonly url: string
  readonly token: AccessToken
  /** Broken lines are only logged. */
  readonly log: (message: string, cause: unknown) => void
  /** Node's and the browser's own where none is given. */
  readonly webSocketImpl?: unknown
}

const connected = ({ token, url, webSocketImpl }: Line): Client =>
  createClient({
    url,
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    connectionParams: async () => {
      const held = await token()
      return held ? { authorization: `Bearer ${held}` } : {}
    },
    ...(webSocketImpl === undefined ? {} : { webSocketImpl }),
  })

/** What others do, heard over a WebSocket of our gateway: one connection for each watch, under the identity it began with. */
export const liveUpdatesGraphql = (line: Line): LiveUpdates["Service"] => ({
  watch: (heard) => {
    const client = connected(line)
    let over = false
    const listen = ([field, selection, topic]: (typeof FIELDS)[number]) =>
      client.subscribe<{ readonly [field: string]: object }>(
        { query: `subscription { ${field} { ${selection} } }` },
        {
          next: ({ data }) => {
            const event = decode(LiveEvent)({ ...data?.[field], topic })
            if (over) return
            if (Result.isSuccess(event)) heard(event.success)
            else line.log("An event has not the promised shape", event.failure)
          },
          error: (cause) => line.log("A subscription failed", cause),
          complete: () => undefined,
        },
      )
    void line.token().then((held) => {
      if (over) return
      for (const field of FIELDS) if (held || !field[3]) listen(field)
    })
    return () => {
      over = true
      void client.dispose()
    }
  },
})
