import type { AssetView } from "@xl/core/assets"
import type { AccountDialogs } from "../accounts/index.ts"
import type { ReturnPath } from "../arrival/index.ts"

/** After the login, and what it takes to have an account, one is at the asset again. */
export const signInForOffer = ({ id }: AssetView, accounts: AccountDialogs, paths: ReturnPath): void => {
  paths.keep(`/asset/${id}`)
  accounts.open("signIn", true)
}
