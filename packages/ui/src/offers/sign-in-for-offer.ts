import type { AccountDialogs } from "../accounts/index.ts"
import type { GuestPress, ReturnPath } from "../arrival/index.ts"

/** After the login, and what it takes to have an account, one is at this address again, and what was pressed there goes on. */
export const signInAt = (path: string, accounts: AccountDialogs, paths: ReturnPath, press?: GuestPress): void => {
  paths.keep(path, press)
  accounts.open("signIn", true)
}
