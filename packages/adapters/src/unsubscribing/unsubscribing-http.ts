import { UnsubscribeLinkInvalid, type Unsubscribing } from "@xl/core/listing-alerts"
import { MarketUnavailable } from "@xl/core/kernel"
import { Effect } from "effect"

/** Milliseconds until we say that nobody answered. */
const PATIENCE = 15_000

/** Leaves the mails about listings as a mail program does, by the one request of RFC 8058, at `url` without a token. */
export const unsubscribingHttp = ({
  fetch = globalThis.fetch,
  url,
}: {
  readonly fetch?: typeof globalThis.fetch
  readonly url: string
}): Unsubscribing["Service"] => {
  const ask = (token: string) =>
    Effect.tryPromise({
      try: () =>
        fetch(`${url}?token=${encodeURIComponent(token)}`, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: "List-Unsubscribe=One-Click",
          credentials: "omit",
          signal: AbortSignal.timeout(PATIENCE),
        }),
      catch: (cause) => new MarketUnavailable({ cause }),
    })
  return {
    unsubscribe: Effect.fnUntraced(function* (token) {
      const { ok, status } = yield* ask(token)
      if (ok) return undefined
      return yield* status === 400 ? new UnsubscribeLinkInvalid() : new MarketUnavailable({ cause: status })
    }),
  }
}
