import { Clock, Effect, Result } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { administrator } from "../../kernel/policies.ts"
import { administratorActor } from "../../roles/records.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { UserId } from "../../shared/ids.ts"
import type { UserChange } from "../../roles/users.ts"
import { withAddress, withCompany, withContact } from "../../profiles/edits.ts"
import type { Profile } from "../../profiles/model.ts"

const changed = (profile: Profile, { address, company, contact }: UserChange) =>
  (contact ? withContact(profile, contact) : Result.succeed(profile)).pipe(
    Result.flatMap((named) => (address ? withAddress(named, address) : Result.succeed(named))),
    Result.flatMap((placed) => (company ? withCompany(placed, company) : Result.succeed(placed))),
  )

/** Changes names and phones, the address and the company of somebody, as far as they are given; the log names the parts, never their values. */
export const administerUser = Effect.fn("administerUser")(function* (actor: Actor, id: UserId, change: UserChange) {
  const user = yield* Effect.fromResult(administrator(actor, "adminUpdateUserProfile"))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const after = yield* Effect.fromResult(changed(yield* transaction.lockProfile(id), change))
      yield* transaction.write({
        profiles: [after],
        events: [
          {
            chain: id,
            type: "ProfileUpdated",
            actor: administratorActor(user),
            at,
            subject: id,
            before: null,
            after: { block: Object.keys(change).toSorted().join(" ") },
          },
        ],
        outbox: [],
      })
      return after
    }),
  )
})
