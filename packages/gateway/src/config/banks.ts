import { bankProviderSide, environmentOf } from "@xl/core/settings"
import { setTogether } from "./set-together.ts"

/** Who connects banks. A side that is null is not configured. */
export interface BankProviders {
  readonly plaid: { readonly url: string; readonly clientId: string; readonly secret: string } | null
  readonly vopay: {
    readonly url: string
    readonly accountId: string
    readonly key: string
    readonly sharedSecret: string
    readonly frameOrigin: string
  } | null
}

/** By the name of the host: play money for localhost, dev and test, and real for all else. Source: specification of accounts, point 9. */
const URLS = {
  sandbox: { plaid: "https://sandbox.plaid.com", vopay: "https://earthnode-dev.vopay.com" },
  production: { plaid: "https://production.plaid.com", vopay: "https://earthnode.vopay.com" },
} as const

/** The variables that say so. */
export interface GivenBanks {
  readonly PLAID_CLIENT_ID: string | undefined
  readonly PLAID_SECRET: string | undefined
  readonly PUBLIC_ORIGIN: string | undefined
  readonly VOPAY_ACCOUNT_ID: string | undefined
  readonly VOPAY_API_KEY: string | undefined
  readonly VOPAY_FRAME_ORIGIN: string | undefined
  readonly VOPAY_SHARED_SECRET: string | undefined
}

const hostOf = ({ PUBLIC_ORIGIN: origin }: GivenBanks): string =>
  origin === undefined ? "localhost" : new URL(origin).host

/** The providers for which the environment has all that they need. */
export const bankProvidersOf = (env: GivenBanks): BankProviders => {
  const urls = URLS[bankProviderSide(environmentOf(hostOf(env)))]
  const { PLAID_CLIENT_ID: clientId, PLAID_SECRET: secret } = env
  const { VOPAY_ACCOUNT_ID: accountId, VOPAY_API_KEY: key, VOPAY_SHARED_SECRET: sharedSecret } = env
  return {
    plaid: clientId && secret ? { url: urls.plaid, clientId, secret } : null,
    vopay:
      accountId && key && sharedSecret
        ? {
            url: `${urls.vopay}/api/v2`,
            accountId,
            key,
            sharedSecret,
            frameOrigin: env.VOPAY_FRAME_ORIGIN ?? urls.vopay,
          }
        : null,
  }
}

/** What is set by halves. */
export const bankFaults = (env: GivenBanks): ReadonlyArray<string> => [
  ...setTogether(env, ["PLAID_CLIENT_ID", "PLAID_SECRET"]),
  ...setTogether(env, ["VOPAY_ACCOUNT_ID", "VOPAY_API_KEY", "VOPAY_SHARED_SECRET"]),
]
