import { LiveEvent } from "@xl/core/kernel"
import { type LiveUpdates } from "@xl/core/live"
import { decode, readStored } from "@xl/core/shared"
import { Result } from "effect"
import { type Client, createClient } from "graphql-ws"
import { type AskedBy, questionOf } from "./asked-by.ts"
import type { AccessToken } from "./line.ts"
import {
  ASSET_CHANGES,
  ASSET_VIEWS,
  DECLINED_REQUESTS,
  NOTICES_KEPT,
  OFFER_CHANGES,
  REQUEST_CHANGES,
  ROLES_ASSIGNED,
  ROLES_REMOVED,
} from "./live-documents.ts"

/** Each subscription with its field, the topic that its answer belongs to, and whether it needs a signed-in user. */
const SUBSCRIPTIONS = [
  [ASSET_CHANGES, "subscribeToAssetChanges", "asset", false],
  [OFFER_CHANGES, "subscribeToOfferChanges", "offer", true],
  [ASSET_VIEWS, "subscribeToAssetViews", "assetView", true],
  [REQUEST_CHANGES, "subscribeToRoleChange", "roleRequest", true],
  [DECLINED_REQUESTS, "subscribeToDeclineBuyerRequest", "roleRequest", true],
  [ROLES_ASSIGNED, "subscribeToRoleAssign", "roleAssigned", true],
  [ROLES_REMOVED, "subscribeToRoleRemove", "roleRemoved", true],
  [NOTICES_KEPT, "subscribeToNotices", "notice", true],
] as const

/** The way to our gateway's socket. */
export interface Line {
  readonly url: string
  readonly token: AccessToken
  /** The text where nothing else is said. */
  readonly askedBy?: AskedBy
  /** Called where the gateway does not take the token any more: the session is over, or what it was lent for. The line goes on trying. */
  readonly refused?: () => void
  /** Broken lines are only logged. */
  readonly log: (message: string, cause: unknown) => void
  /** Node's and the browser's own where none is given. */
  readonly webSocketImpl?: unknown
}

/** Milliseconds before the first attempt to mend a line; they double with each, up to the longest. */
const FIRST_WAIT_MILLIS = 500
const LONGEST_WAIT_MILLIS = 30_000

/** Cut by up to a half at random, or all that one gateway left would come to the next at once. */
const waited = (attempts: number): Promise<void> => {
  const most = Math.min(LONGEST_WAIT_MILLIS, FIRST_WAIT_MILLIS * 2 ** attempts)
  return new Promise((over) => setTimeout(over, most * (1 - Math.random() / 2)))
}

/** Whether the gateway ended a connection whose roles have changed, so that the next one begins with the new ones. Source: graphql-ws, 4403. */
const isRenewed = (event: unknown): boolean =>
  typeof event === "object" && event !== null && "code" in event && event.code === 4403

/** A line that mends itself; `opened` is called each time that it stands, `broke` each time that it does not any more. */
export const connected = (
  { log, refused, token, url, webSocketImpl }: Line,
  isOver: () => boolean,
  { broke, opened }: { readonly opened?: () => void; readonly broke?: () => void } = {},
): Client => {
  // The gateway ends a line that stood with the same code where it may begin anew: one that never stood was refused.
  let stands = false
  return createClient({
    url,
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waited,
    shouldRetry: () => true,
    connectionParams: async () => {
      const held = await token()
      return held ? { authorization: `Bearer ${held}` } : {}
    },
    on: {
      connected: () => {
        stands = true
        opened?.()
      },
      closed: (event) => {
        const isRefused = !stands && isRenewed(event)
        stands = false
        if (isOver()) return
        if (!isRenewed(event)) log("The line broke", event)
        if (isRefused) refused?.()
        broke?.()
      },
    },
    ...(webSocketImpl === undefined ? {} : { webSocketImpl }),
  })
}

/** What others do, heard over a WebSocket of our gateway: one connection for each watch, under the identity it began with. */
export const liveUpdatesGraphql = (line: Line): LiveUpdates["Service"] => ({
  watch: (heard) => {
    let isOver = false
    const stops: Array<() => void> = []
    let hasStood = false
    const opened = () => {
      if (hasStood) heard({ topic: "missed" })
      hasStood = true
    }
    const client = connected(line, () => isOver, { opened })
    const listen = ([document, field, topic]: (typeof SUBSCRIPTIONS)[number]) =>
      client.subscribe<{ readonly [field: string]: object }>(questionOf(document, line.askedBy ?? "text"), {
        next: ({ data }) => {
          const event = readStored(() => decode(LiveEvent)({ ...data?.[field], topic }))
          if (isOver) return
          if (Result.isSuccess(event)) heard(event.success)
          else line.log("An event has not the promised shape", event.failure)
        },
        error: (cause) => line.log("A subscription failed", cause),
        complete: () => undefined,
      })
    const start = (held: string | null) => {
      if (isOver) return
      stops.push(...SUBSCRIPTIONS.filter(([, , , isPersonal]) => held || !isPersonal).map(listen))
    }
    line.token().then(start, (cause: unknown) => line.log("Nobody knows who listens", cause))
    return () => {
      isOver = true
      // The last one closes the socket, and one that waits to be mended is given up; `dispose` would open it once more.
      stops.splice(0).forEach((stop) => stop())
    }
  },
})
