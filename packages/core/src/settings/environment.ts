/** Where the product runs. `stage` is what some call staging; `dev` is a developer's machine, too. */
export type Environment = "dev" | "prod" | "stage" | "test"

const BEGINNINGS: ReadonlyArray<readonly [beginning: string, Environment]> = [
  ["localhost", "dev"],
  ["127.0.0.1", "dev"],
  ["dev", "dev"],
  ["test", "test"],
  ["stage", "stage"],
  ["staging", "stage"],
]

/** The environment by the host's name, with or without a port; any other host is production. */
export const environmentOf = (host: string): Environment =>
  BEGINNINGS.find(([beginning]) => host.toLowerCase().startsWith(beginning))?.[1] ?? "prod"

/** Errors are reported to the monitoring service only where customers, or those who try for them, are. */
export const reportsErrors = (environment: Environment): boolean => environment === "prod" || environment === "stage"

/** The share of requests that the monitoring service traces. Source: specification of accounts, point 9. */
export const TRACING_RATE = 1

/** Which side of the bank provider is asked: play money, or real. */
export const bankProviderSide = (environment: Environment): "production" | "sandbox" =>
  environment === "prod" || environment === "stage" ? "production" : "sandbox"

/** What is asked of the bank provider. Source: specification of accounts, point 9. */
export const BANK_PROVIDER_PRODUCTS = ["auth", "transactions"] as const

/** What is switched by the deployment, with the specification's values (accounts, point 9). `exclusive` offers full-service selling. */
export const FEATURE_FLAGS = {
  SHOW_BUYER_REQUEST_BUTTON: false,
  SHOW_ASSET_REPORTS: false,
  SHOW_SELLER_PROFILE: true,
  exclusive: false,
} as const satisfies { readonly [flag: string]: boolean }
