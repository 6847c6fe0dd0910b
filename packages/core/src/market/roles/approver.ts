import { Effect } from "effect"
import type { MarketTransaction } from "../store.ts"
import type { Profile } from "../../profiles/model.ts"
import type { SignedIn } from "../../kernel/actor.ts"

/** The administrator in whose name funds are approved; one without a profile is a defect. */
export const approverOf = (
  transaction: MarketTransaction,
  { id }: SignedIn,
): Effect.Effect<
  Profile,
  Exclude<Effect.Error<ReturnType<MarketTransaction["profile"]>>, { _tag: "ProfileNotFound" }>
> => transaction.profile(id).pipe(Effect.catchTag("ProfileNotFound", Effect.die))
