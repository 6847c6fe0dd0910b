import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { BankProvider } from "../settings/bank-provider.ts"

/** Milliseconds after which the connection opens by itself. Source: specification of accounts, point 8. */
export const CONNECTION_OPENS_AFTER = 500

/** What Plaid's connection is opened with. `expiration` is milliseconds since the epoch. */
export const PlaidLinkToken = t.readonly(t.strict({ linkToken: t.string, expiration: Millis }), "PlaidLinkToken")
/** What Plaid's connection is opened with. `expiration` is milliseconds since the epoch. */
export type PlaidLinkToken = t.TypeOf<typeof PlaidLinkToken>

/**
 * One connection about to be made: whose, at which address of our own the frame is, and what the frame is told, such as Plaid's link
 * token or the address of VoPay's page. `expiration` is milliseconds since the epoch.
 */
export const BankLink = t.readonly(
  t.strict({ provider: BankProvider, page: t.string, token: t.string, expiration: Millis }),
  "BankLink",
)
/** One connection about to be made. */
export type BankLink = t.TypeOf<typeof BankLink>

/** The address of the frame. Token and nonce stand behind the #, which no server's log ever sees. */
export const frameAddress = ({ page, token }: Pick<BankLink, "page" | "token">, nonce: string): string =>
  `${page}#token=${encodeURIComponent(token)}&nonce=${encodeURIComponent(nonce)}`
