import { AccountsUnavailable } from "@xl/core/accounts"
import { Effect } from "effect"

/** What a file makes, fetched when it is first asked; one that did not arrive is fetched again next time. */
export const fetched = <P>(load: () => Promise<P>): Effect.Effect<P, AccountsUnavailable> => {
  let opened: Promise<P> | undefined
  return Effect.tryPromise({
    try: () => (opened ??= load()),
    catch: (cause) => {
      opened = undefined
      return new AccountsUnavailable({ cause })
    },
  })
}
