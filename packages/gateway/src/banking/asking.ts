import { BankNotConnected, type ConnectionFailure } from "@xl/core/banking"
import { Effect } from "effect"

/** Milliseconds that a provider has for an answer: a person waits for it. */
export const PROVIDER_PATIENCE = 8_000

/** Asks a provider. What it says or does not say becomes a reason; the cause stays here, because it may hold what nobody may read. */
export const asked = <A>(
  question: () => Promise<A>,
  reasonOf: (cause: unknown) => ConnectionFailure,
): Effect.Effect<A, BankNotConnected> =>
  Effect.tryPromise({ try: question, catch: (cause) => new BankNotConnected({ reason: reasonOf(cause) }) })
