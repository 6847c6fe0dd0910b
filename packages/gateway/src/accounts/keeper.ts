import { NotAuthorized, TooManyAttempts } from "@xl/core/accounts"
import type { MarketUnavailable } from "@xl/core/kernel"
import type { UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { ask } from "../database/index.ts"
import type { Identity } from "../identity/index.ts"

/** What of an account the identity service alone can do. */
export interface AccountKeeper {
  /** Fails unless this is the user's password. */
  readonly prove: (
    id: UserId,
    password: string,
  ) => Effect.Effect<void, MarketUnavailable | NotAuthorized | TooManyAttempts>
  /** Removes the account with its sessions and passkeys; one that is gone already stays so. */
  readonly remove: (id: UserId) => Effect.Effect<void, MarketUnavailable>
}

/** Where nobody can sign in nobody can prove a password. */
export const NO_KEEPER: AccountKeeper = {
  prove: () => Effect.fail(new NotAuthorized({ said: "There is no identity service." })),
  remove: () => Effect.void,
}

/** Over the identity service; `forget` removes what files are left of somebody, once the account is gone. */
export const keeperOver = (
  { admin }: Pick<Identity, "admin">,
  forget: (id: UserId) => Promise<void> = async () => undefined,
): AccountKeeper => ({
  prove: (id, password) =>
    Effect.flatMap(
      ask(() => admin.prove(id, password)),
      (proof) => {
        if (proof === "proven") return Effect.void
        return Effect.fail(
          proof === "locked"
            ? new TooManyAttempts({ said: "Password attempts exceeded" })
            : new NotAuthorized({ said: "Incorrect username or password." }),
        )
      },
    ),
  remove: (id) => ask(() => admin.remove(id).then(() => forget(id))),
})
