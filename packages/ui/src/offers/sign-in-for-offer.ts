import type { AssetView } from "@xl/core/assets"
import type { AccountDialogs } from "../accounts/index.ts"
import type { ReturnPath } from "../arrival/index.ts"

/** After the login, and what it takes to have an account, one is at this address again. */
export const signInAt = (path: string, accounts: AccountDialogs, paths: ReturnPath): void => {
  paths.keep(path)
  accounts.open("signIn", true)
}

/** The same at an asset. */
export const signInForOffer = ({ id }: Pick<AssetView, "id">, accounts: AccountDialogs, paths: ReturnPath): void =>
  signInAt(`/asset/${id}`, accounts, paths)
