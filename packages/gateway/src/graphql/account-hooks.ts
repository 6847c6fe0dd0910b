import { grantVerified, registerUser } from "@xl/core/market/profiles"
import { must, UserId } from "@xl/core/shared"
import { Context, Clock, Effect } from "effect"
import type { AccountHooks } from "../identity/index.ts"
import type { MarketServices } from "./resolvers.ts"

/** A new account opens its profile; a verified e-mail grants VerifiedUsers, on the record and live. Repeated, nothing happens. */
export const accountHooks = (services: Context.Context<MarketServices>, clock: Clock.Clock): AccountHooks => {
  const run = Effect.runPromiseWith(Context.add(services, Clock.Clock, clock))
  return {
    onSignedUp: async (userId, email) => {
      await run(registerUser(must(UserId, userId), email))
    },
    onVerified: async (userId, email) => {
      const id = must(UserId, userId)
      await run(Effect.andThen(registerUser(id, email), grantVerified(id)))
    },
  }
}
