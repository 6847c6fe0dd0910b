import { type AccountSession, NotAuthorized, type OwnAccount, type Session, SessionNotFound } from "@xl/core/accounts"
import { deleteAccount } from "@xl/core/market/accounts"
import { ProfileNotFound } from "@xl/core/profiles"
import { signedIn } from "@xl/core/kernel"
import { Millis, must } from "@xl/core/shared"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"
import type { AccountsInMemory } from "./in-memory.ts"

/** A session of the same person in another browser, changed where the reader should look. */
export const aSession = (change: Partial<AccountSession> = {}): AccountSession => ({
  sessionId: "elsewhere",
  signedInAt: must(Millis, Date.UTC(2026, 10, 20)),
  lastSeenAt: must(Millis, Date.UTC(2026, 10, 27)),
  address: "192.0.2.7",
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1",
  ...change,
})

const hereAs = ({ sessionId }: Session, now: number): AccountSession => ({
  sessionId,
  signedInAt: must(Millis, now),
  lastSeenAt: must(Millis, now),
  address: "192.0.2.1",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36",
})

interface KeptIn {
  readonly home: MarketHome
  readonly asking: Asking
  readonly accounts: AccountsInMemory
  /** Other browsers in which the person is signed in. */
  readonly elsewhere: ReadonlyArray<AccountSession>
}

/** What is kept of a person besides the profile, over a market and accounts in memory. */
export const ownAccountInMemory = ({ accounts, asking, elsewhere, home }: KeptIn): OwnAccount["Service"] => {
  let others = elsewhere
  const user = Effect.suspend(() => Effect.fromResult(signedIn(asking())))
  const session = Effect.orDie(accounts.accounts.session)
  return {
    sessions: () =>
      Effect.andThen(user, session).pipe(
        Effect.map((current) => (current ? [hereAs(current, home.clock.now()), ...others] : others)),
      ),
    endSession: (sessionId) =>
      Effect.andThen(user, () => {
        if (!others.some((one) => one.sessionId === sessionId)) return Effect.fail(new SessionNotFound())
        others = others.filter((one) => one.sessionId !== sessionId)
        return Effect.void
      }),
    data: () =>
      Effect.flatMap(user, ({ id }) => {
        const profile = home.memory.rows.profiles.get(id)
        return profile ? Effect.succeed(JSON.stringify({ profile }, null, 2)) : Effect.die(new ProfileNotFound())
      }),
    remove: (password) =>
      Effect.gen(function* () {
        const { email } = yield* user
        if (!accounts.has(email, password)) return yield* new NotAuthorized({ said: "Incorrect username or password." })
        const deleting = deleteAccount(asking()).pipe(
          Effect.catchTag("ProfileNotFound", (missing) => Effect.die(missing)),
        )
        yield* home.run(deleting)
        accounts.remove(email)
      }),
  }
}
