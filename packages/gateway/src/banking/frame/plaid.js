/* global Plaid */
import { post, token } from "./posting.js"

const reasons = {
  INVALID_CREDENTIALS: "wrongCredentials",
  INVALID_MFA: "wrongCredentials",
  ITEM_LOCKED: "locked",
  INVALID_LINK_TOKEN: "expired",
}

const connection = Plaid.create({
  token,
  onSuccess: (publicToken, { accounts, institution }) =>
    post({
      event: "plaidConnected",
      publicToken,
      accountId: accounts[0]?.id ?? "",
      bankName: institution?.name ?? null,
      connectionType: institution ? "online" : "manual",
    }),
  onExit: (error) =>
    error
      ? post({ event: "failed", reason: reasons[error.error_code] ?? "unavailable" })
      : post({ event: "cancelled" }),
})
connection.open()
