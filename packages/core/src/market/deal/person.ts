import { Effect } from "effect"
import type { MarketUnavailable } from "../../kernel/errors.ts"
import type { ProfileNotFound } from "../../profiles/errors.ts"
import type { Profile } from "../../profiles/model.ts"
import type { UserId } from "../../shared/ids.ts"
import type { MarketTransaction } from "../store.ts"

type Find = (id: UserId) => Effect.Effect<Profile, MarketUnavailable | ProfileNotFound>

const named = (find: Find, id: UserId | undefined) =>
  id === undefined
    ? Effect.die(new RangeError("A row of the market has no owner"))
    : find(id).pipe(Effect.catchTag("ProfileNotFound", (missing) => Effect.die(missing)))

/** A person whom a row names: one that is missing is a defect, for nobody may vanish from under a deal. */
export const personIn = (transaction: MarketTransaction, id: UserId | undefined) => named(transaction.profile, id)

/** The same, held until the transaction ends: a rival decision by the same person's funds waits. */
export const lockedPersonIn = (transaction: MarketTransaction, id: UserId | undefined) =>
  named(transaction.lockProfile, id)
