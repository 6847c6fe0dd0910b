import type { ConfirmationCode, Email } from "@xl/core/accounts"
import { type AccountsInMemory, PASSWORD } from "@xl/testkit/accounts"
import { aBuyer, aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { AccountDialogs } from "../accounts/account-dialogs.ts"
import { Alerts } from "../alerts/alerts.ts"
import { type App, app } from "./app.ts"

/** Who has an account, and is not signed in. */
export const buyer = aBuyer()
export const alerts = new Alerts()
/** The account dialogs of this browser, over accounts changed where a test needs them otherwise. */
export const model = (here: App, change: Partial<AccountsInMemory["accounts"]> = {}) =>
  new AccountDialogs(
    { ...here.accounts.accounts, ...change },
    here.session,
    here.snackbars,
    alerts,
    here.effects,
    here.timers.after,
    here.log,
  )
/** The dialog of a guest, with this typed into it. */
export const opened = async (dialog: "signIn" | "signUp", email = buyer.email, password = PASSWORD) => {
  const here = await app({ away: buyer })
  const dialogs = model(here)
  dialogs.open(dialog)
  dialogs.type({ email, password })
  return { here, dialogs }
}
/** A market that knows everybody who signs in. */
export const welcoming = () =>
  app({ away: buyer }, ({ profiles }) => ({ profiles: { ...profiles, mine: () => Effect.succeed(aProfile()) } }))
/** The code that was mailed there last. */
export const codeFor = (
  { accounts }: App,
  email: string,
  kind: "confirm" | "reset" = "confirm",
): Promise<ConfirmationCode> => Effect.runPromise(accounts.stage.codeFor(email as Email, kind))
