import { Clock, Effect } from "effect"
import { SignInRequired } from "../../kernel/errors.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { MarketEventType } from "../../kernel/events.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { type BankAccount, ownBank } from "../../banking/account.ts"
import type { Changed } from "../../banking/rules.ts"

/** What one change of a person's accounts works with: those that there are, held until its end. */
export interface OwnBanks {
  readonly user: SignedIn
  readonly now: Millis
  readonly banks: ReadonlyArray<BankAccount>
  readonly transaction: MarketTransaction
}

type BankEventType = Extract<MarketEventType, `Bank${string}`>

/** Whoever has no profile any more has no session either. Whoever changes accounts waits for whoever changes others of the same person. */
const held = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn) {
  yield* transaction.lockProfile(user.id).pipe(Effect.catchTag("ProfileNotFound", () => new SignInRequired()))
  const banks = yield* transaction.banksOf(user.id)
  return { user, now: must(Millis, yield* Clock.currentTimeMillis), banks, transaction }
})

/** Writes what changed with one event that names the account and no number; gives the first as its owner is shown it. */
const written = Effect.fnUntraced(function* (
  { now, transaction, user }: OwnBanks,
  type: BankEventType,
  banks: Changed,
) {
  const [{ id, lastFour, provider }] = banks
  const event = { chain: user.id, subject: user.id, actor: { id: user.id, trigger: "Buyer" as const }, at: now }
  yield* transaction.write({
    banks,
    events: [{ ...event, type, before: null, after: { bankingInfoId: id, lastFour, provider } }],
    outbox: [],
  })
  return ownBank(banks[0])
})

/** The first of what `change` gives as its owner is shown it, after all of it was written. */
export const changeBanks = Effect.fnUntraced(function* <E, R>(
  actor: Actor,
  type: BankEventType,
  change: (own: OwnBanks) => Effect.Effect<Changed, E, R>,
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const own = yield* held(transaction, user)
      return yield* written(own, type, yield* change(own))
    }),
  )
})

/** The same where a provider is asked first: `ask` gets the accounts as they stood, and `change` its answer, with the accounts held. */
export const changeBanksAsking = Effect.fnUntraced(function* <S, P, E1, R1, E2, R2, E3, R3>(
  actor: Actor,
  type: BankEventType,
  steps: {
    readonly read: (own: OwnBanks) => Effect.Effect<S, E1, R1>
    readonly ask: (standing: S, user: SignedIn) => Effect.Effect<P, E2, R2>
    readonly change: (own: OwnBanks, answer: P) => Effect.Effect<Changed, E3, R3>
  },
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  return yield* (yield* MarketStore).consulting({
    read: (transaction) => Effect.flatMap(held(transaction, user), steps.read),
    ask: (standing) => steps.ask(standing, user),
    write: Effect.fnUntraced(function* (transaction, answer) {
      const own = yield* held(transaction, user)
      return yield* written(own, type, yield* steps.change(own, answer))
    }),
  })
})
