import { AccountsUnavailable } from "@xl/core/accounts"
import { Effect } from "effect"

/** Asks amplify; whatever it throws means that the service is not available. */
export const ask = <A>(request: () => Promise<A>): Effect.Effect<A, AccountsUnavailable> =>
  Effect.tryPromise({ try: request, catch: (cause) => new AccountsUnavailable({ cause }) })
