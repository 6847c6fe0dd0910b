import { Effect } from "effect"
import type { UserId } from "../shared/ids.ts"
import type { MarketTransaction } from "./ports.ts"

/** A person whom a row names: one that is missing is a defect, for nobody may vanish from under a deal. */
export const personIn = (transaction: MarketTransaction, id: UserId | undefined) =>
  id === undefined
    ? Effect.die(new RangeError("A row of the market has no owner"))
    : transaction.profile(id).pipe(Effect.catchTag("ProfileNotFound", (missing) => Effect.die(missing)))
