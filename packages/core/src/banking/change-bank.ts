import { Clock, Effect } from "effect"
import { SignInRequired } from "../market/errors.ts"
import { MarketStore, type MarketTransaction } from "../market/ports.ts"
import type { MarketEventType } from "../market/events.ts"
import type { Actor, SignedIn } from "../roles/model.ts"
import { signedIn } from "../roles/policies.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { type BankAccount, ownBank } from "./account.ts"
import type { Changed } from "./rules.ts"

/** What one change of a person's accounts works with: those that there are, held until its end. */
export interface OwnBanks {
  readonly user: SignedIn
  readonly now: Millis
  readonly banks: ReadonlyArray<BankAccount>
}

/** Whoever has no profile any more has no session either. Whoever changes accounts waits for whoever changes others of the same person. */
const held = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn) {
  yield* transaction.lockProfile(user.id).pipe(Effect.catchTag("ProfileNotFound", () => new SignInRequired()))
  return { user, now: must(Millis, yield* Clock.currentTimeMillis), banks: yield* transaction.banksOf(user.id) }
})

/** The first of what `change` gives as its owner is shown it, after all of it was written with one event that names the account and no number. */
export const changeBanks = Effect.fnUntraced(function* <E, R>(
  actor: Actor,
  type: Extract<MarketEventType, `Bank${string}`>,
  change: (own: OwnBanks) => Effect.Effect<Changed, E, R>,
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const own = yield* held(transaction, user)
      const banks = yield* change(own)
      const [{ id, lastFour, provider }] = banks
      const event = { chain: user.id, subject: user.id, actor: { id: user.id, trigger: "Buyer" as const }, at: own.now }
      yield* transaction.write({
        banks,
        events: [{ ...event, type, before: null, after: { bankingInfoId: id, lastFour, provider } }],
        outbox: [],
      })
      return ownBank(banks[0])
    }),
  )
})
