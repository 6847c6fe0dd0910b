import { BankNotConnected, type ConnectionFailure, type BankConnections, type ConnectedBank } from "@xl/core/banking"
import { BANK_PROVIDER_PRODUCTS } from "@xl/core/settings"
import { decode, Millis, must } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import type { CountryCode, PlaidApi, Products } from "plaid"
import { asked, PROVIDER_PATIENCE } from "./asking.ts"

export interface PlaidAccess {
  /** `https://sandbox.plaid.com` or `https://production.plaid.com`. */
  readonly url: string
  readonly clientId: string
  readonly secret: string
}

/** The library's own words for what it has in enumerations, which are not loaded before it is. */
const PRODUCTS = [...BANK_PROVIDER_PRODUCTS] as ReadonlyArray<string> as ReadonlyArray<Products>
const COUNTRIES = ["US"] as ReadonlyArray<string> as ReadonlyArray<CountryCode>

const Refused = t.type({ response: t.type({ data: t.type({ error_code: t.string }) }) })

/** Plaid's own codes. Source: plaid.com/docs/errors. */
const REASONS: { readonly [code: string]: ConnectionFailure } = {
  INVALID_ACCESS_TOKEN: "expired",
  INVALID_PUBLIC_TOKEN: "expired",
  ITEM_LOGIN_REQUIRED: "expired",
  ITEM_NOT_FOUND: "expired",
  INVALID_CREDENTIALS: "wrongCredentials",
  INVALID_MFA: "wrongCredentials",
  ITEM_LOCKED: "locked",
  USER_SETUP_REQUIRED: "locked",
  NO_ACCOUNTS: "unsupported",
  NO_AUTH_ACCOUNTS: "unsupported",
  PRODUCTS_NOT_SUPPORTED: "unsupported",
}

const codeIn = (cause: unknown): string =>
  Result.match(decode(Refused)(cause), { onSuccess: ({ response }) => response.data.error_code, onFailure: () => "" })

const reasonOf = (cause: unknown): ConnectionFailure => REASONS[codeIn(cause)] ?? "unavailable"

/** Loaded when it is first asked: the library is large, and most gateways do without it. */
const apiOf = async ({ clientId, secret, url }: PlaidAccess): Promise<PlaidApi> => {
  const { Configuration, PlaidApi } = await import("plaid")
  const headers = { "PLAID-CLIENT-ID": clientId, "PLAID-SECRET": secret }
  return new PlaidApi(new Configuration({ basePath: url, baseOptions: { timeout: PROVIDER_PATIENCE, headers } }))
}

/** What the secret is: the access token, and which of its accounts is meant. */
const secretOf = (accessToken: string, accountId: string): string => JSON.stringify({ accessToken, accountId })
const Secret = t.strict({ accessToken: t.string, accountId: t.string })

const unsupported = () => new BankNotConnected({ reason: "unsupported" })

type Api = () => Promise<PlaidApi>

const ask = <A>(api: Api, question: (api: PlaidApi) => Promise<{ readonly data: A }>) =>
  asked(async () => (await question(await api())).data, reasonOf)

const numbersOf = Effect.fnUntraced(function* (api: Api, access_token: string, accountId: string) {
  const { accounts, numbers, item } = yield* ask(api, (plaid) =>
    plaid.authGet({ access_token, options: { account_ids: [accountId] } }),
  )
  const account = accounts.find(({ account_id }) => account_id === accountId)
  const ach = numbers.ach.find(({ account_id }) => account_id === accountId)
  if (!account || !ach) return yield* unsupported()
  const connected: ConnectedBank = {
    token: secretOf(access_token, accountId),
    bankName: item.institution_name ?? null,
    routingNumber: ach.routing,
    lastFour: ach.account.slice(-4),
    hasAddress: true, // Plaid's transfers ask for none
  }
  return connected
})

/** One that Plaid does not know any more is given up already. */
const released = (api: Api, secret: string) =>
  Effect.fromResult(decode(Secret)(JSON.parse(secret))).pipe(
    Effect.orDie,
    Effect.flatMap(({ accessToken }) => ask(api, (plaid) => plaid.itemRemove({ access_token: accessToken }))),
    Effect.asVoid,
    Effect.catchTag("BankNotConnected", (why) => (why.reason === "expired" ? Effect.void : Effect.fail(why))),
  )

/** Plaid by its own library: link tokens, the exchange of a public token, the numbers of an account, and its end. */
export const plaidConnections = (access: PlaidAccess): BankConnections["Service"] => {
  let loaded: Promise<PlaidApi> | undefined
  const api = () => (loaded ??= apiOf(access))
  return {
    start: (_provider, person) =>
      ask(api, (plaid) =>
        plaid.linkTokenCreate({
          client_name: "XL",
          language: "en",
          country_codes: [...COUNTRIES],
          products: [...PRODUCTS],
          user: { client_user_id: person },
        }),
      ).pipe(
        Effect.map(({ expiration, link_token }) => ({
          provider: "plaid",
          page: "/bank-connection/plaid",
          token: link_token,
          expiration: must(Millis, Date.parse(expiration)),
        })),
      ),
    connected: (bank) =>
      bank.provider === "plaid"
        ? ask(api, (plaid) => plaid.itemPublicTokenExchange({ public_token: bank.plaidPublicToken })).pipe(
            Effect.flatMap(({ access_token }) => numbersOf(api, access_token, bank.plaidAccountId)),
          )
        : Effect.fail(unsupported()),
    release: (_provider, secret) => released(api, secret),
  }
}
