import { ROOM_FILE_MB, USUAL_ROOM_FILE_MB } from "@xl/core/documents"
import type { ThirdParties } from "@xl/core/monitoring"
import { FEATURE_FLAGS } from "@xl/core/settings"
import { decode, must, Rate } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { join, resolve } from "node:path"
import { StartRefused } from "../shared/start-refused.ts"
import { bankFaults, type BankProviders, bankProvidersOf } from "./banks.ts"
import { conversationFaults, type HostedConversations, hostedConversationsOf } from "./conversations.ts"
import { knownSecrets } from "./known.ts"
import { keptSecret } from "./secrets.ts"
import {
  address,
  flag,
  key,
  mailbox,
  named,
  oneOf,
  orElse,
  origin,
  plain,
  proxies,
  secret,
  share,
  slug,
  whole,
} from "./variables.ts"

const service = address("the address of a service, such as https://service.example/v1", "https:")
const page = address("the address of a page, such as https://calendar.example/xl", "https:")

/** Every variable that the gateway reads; `.env.example` explains each. */
const Environment = t.strict({
  XL_MODE: orElse(oneOf("demo", "production"), "demo"),
  PORT: orElse(whole(0, 65_535), 3_000),
  HOST: orElse(plain, "127.0.0.1"),
  DATA_DIR: orElse(plain, ".data"),
  DATABASE_URL: orElse(
    address("an address such as postgres://user:password@host/name", "postgres:", "postgresql:"),
    undefined,
  ),
  DEMO: orElse(flag, undefined),
  PUBLIC_ORIGIN: orElse(origin, undefined),
  TRUST_PROXY: orElse(proxies, false),
  DRAIN_LEAD_SECONDS: orElse(whole(0, 8), undefined),
  IDENTITY_SECRET: orElse(secret, undefined),
  MASTER_KEY: orElse(key, undefined),
  METRICS_TOKEN: orElse(secret, undefined),
  SMTP_URL: orElse(address("an address such as smtp://user:password@host:587", "smtp:", "smtps:"), undefined),
  MAIL_FROM: orElse(mailbox, "XL <no-reply@localhost>"),
  CONTACT_EMAIL: orElse(mailbox, "help@demo.example"),
  LOG_LEVEL: orElse(oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"), "info"),
  NEUTRAL_SIGN_IN: orElse(flag, false),
  PASSWORDLESS_REGISTRATION: orElse(flag, false),
  SELLER_APPROVAL: orElse(oneOf("automatic", "admin"), "automatic"),
  SELLER_CLOSING_DAYS: orElse(whole(1, 365), 10),
  DEPOSIT_FEE_PERCENT: orElse(share, must(Rate, 0)),
  LENDER_DIRECT_90: orElse(flag, false),
  DATA_ROOM_FILE_MB: orElse(whole(ROOM_FILE_MB.least, ROOM_FILE_MB.most), USUAL_ROOM_FILE_MB),
  PLAN_PRICE_CENTS: orElse(whole(0, 100_000_000), 0),
  EXCLUSIVE_FEATURE: orElse(flag, FEATURE_FLAGS.exclusive),
  SHOW_SELLER_PROFILE: orElse(flag, FEATURE_FLAGS.SHOW_SELLER_PROFILE),
  PRODUCT_SLUG: orElse(slug, "commercial-real-estate"),
  KNOWLEDGE_URL: orElse(page, undefined),
  CALENDAR_URL: orElse(page, undefined),
  SENTRY_DSN: orElse(address("a DSN such as https://key@errors.example/1", "https:"), undefined),
  TAG_MANAGER_ID: orElse(named(/^GTM-[A-Z0-9]+$/, "a container such as GTM-AB12CD"), undefined),
  LOGROCKET_APP: orElse(named(/^[\w-]+\/[\w-]+$/, "an application such as house/market"), undefined),
  COMPLIANCE_AGENT_KEY: orElse(plain, undefined),
  MAPS_KEY: orElse(plain, undefined),
  IP_LOOKUP_URL: orElse(service, undefined),
  REGISTRATION_IDENTITY_URL: orElse(service, undefined),
  PAYMENT_PROVIDER_KEY: orElse(plain, undefined),
  PLAID_CLIENT_ID: orElse(plain, undefined),
  PLAID_SECRET: orElse(plain, undefined),
  VOPAY_ACCOUNT_ID: orElse(plain, undefined),
  VOPAY_API_KEY: orElse(plain, undefined),
  VOPAY_SHARED_SECRET: orElse(plain, undefined),
  VOPAY_FRAME_ORIGIN: orElse(origin, undefined),
  TWILIO_ACCOUNT_SID: orElse(named(/^AC[0-9a-f]{32}$/, "an account's SID, AC and 32 hexadecimal digits"), undefined),
  TWILIO_SERVICE_SID: orElse(
    named(/^IS[0-9a-f]{32}$/, "a conversation service's SID, IS and 32 hexadecimal digits"),
    undefined,
  ),
  TWILIO_API_KEY_SID: orElse(named(/^SK[0-9a-f]{32}$/, "an API key's SID, SK and 32 hexadecimal digits"), undefined),
  TWILIO_API_KEY_SECRET: orElse(plain, undefined),
  BUILD_BRANCH: orElse(named(/^[\w./-]{1,100}$/, "the name of a branch, such as main"), "main"),
})
type Environment = t.TypeOf<typeof Environment>

/** What the gateway was told at its start. Secrets are in it: it is never logged. */
export interface Config {
  readonly mode: "demo" | "production"
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Somebody else's PostgreSQL; without it the gateway brings its own. */
  readonly databaseUrl: string | undefined
  /** Whether to fill an empty market with the demo; never in production. */
  readonly demo: boolean
  readonly publicOrigin: string | undefined
  readonly trustProxy: false | number | ReadonlyArray<string>
  /** Milliseconds between saying that it will stop and taking no more requests. */
  readonly drainLead: number
  readonly identitySecret: string
  /** 32 bytes in base64; wraps the key of every encrypted file. */
  readonly masterKey: string
  /** Whoever bears it may read `/metrics`. */
  readonly metricsToken: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** The branch that the deployment was built from. */
  readonly buildBranch: string
  /** Where users write to; it stands in sentences. */
  readonly contactEmail: string
  readonly logLevel: Environment["LOG_LEVEL"]
  readonly neutralSignIn: boolean
  readonly passwordlessRegistration: boolean
  readonly sellerApproval: "automatic" | "admin"
  /** Whole days from the buyer's acceptance. */
  readonly sellerClosingDays: number
  /** The platform's part of a deposit that its buyer forfeits. */
  readonly depositFeeRate: Rate
  /** Whether a listing on the LenderDirect plan expires 90 days after it was published. */
  readonly lenderDirect90: boolean
  /** Bytes that a file of a data room may have. */
  readonly roomFileBytes: number
  /** Whole US cents; 0 means that publication needs no plan. */
  readonly planPriceCents: number
  /** What the pages show or leave out. */
  readonly house: House
  /** Other people's services that the pages load once a visitor has agreed; the pages are told all of it. */
  readonly thirdParties: ThirdParties
  /** The key of a payment provider; kept for one, the pages never learn it, and nothing is called with it. */
  readonly paymentProviderKey: string | undefined
  /** Who connects banks, as far as the deployment has keys. The pages never learn them. */
  readonly bankProviders: BankProviders
  /** Who keeps the messages of conversations; null where our own gateway does. */
  readonly hostedConversations: HostedConversations | null
}

/** What the deployment decides about the pages; they are told all of it. */
export interface House {
  /** Full-service selling. */
  readonly hasExclusive: boolean
  /** Whether 'Become a Seller' is offered. */
  readonly showsSellerProfile: boolean
  /** The word for the loans of this market in `/about-{product}-loans`. */
  readonly product: string
  /** What 'Knowledge' leads to; null leaves the link out. */
  readonly knowledgeUrl: string | null
  /** Where a discovery call is booked; null asks for it by the contact form. */
  readonly calendarUrl: string | null
}

/** Reads and checks all variables; in demo mode it also makes and keeps the secrets. Throws `StartRefused`, one sentence per fault. */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const decoded = decode(Environment)(env)
  if (Result.isFailure(decoded)) throw new StartRefused(decoded.failure.problems.map(sentence))
  const faults = [
    ...(decoded.success.XL_MODE === "production" ? productionFaults(decoded.success) : []),
    ...bankFaults(decoded.success),
    ...conversationFaults(decoded.success),
  ]
  if (faults.length > 0) throw new StartRefused(faults)
  return configOf(decoded.success)
}

const sentence = (problem: string) => `${problem.replace(/^\//, "").replace(" is not ", " must be ")}.`

/** What demo mode does without and production must not. */
const productionFaults = (env: Environment): ReadonlyArray<string> => [
  ...(["IDENTITY_SECRET", "MASTER_KEY", "PUBLIC_ORIGIN", "SMTP_URL"] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} must be set in production.`),
  ...knownSecrets(env),
  ...(env.DEMO ? ["DEMO must be 0 in production: demo accounts have known passwords."] : []),
]

/** Seconds in which proxies that ask once a second have heard of it. */
const PRODUCTION_LEAD = 3

const configOf = (env: Environment): Config => {
  const dataDir = resolve(env.DATA_DIR)
  const secrets = join(dataDir, "secrets")
  return {
    mode: env.XL_MODE,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    demo: env.XL_MODE === "demo" && env.DEMO !== false,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    drainLead: (env.DRAIN_LEAD_SECONDS ?? (env.XL_MODE === "production" ? PRODUCTION_LEAD : 0)) * 1_000,
    identitySecret: env.IDENTITY_SECRET ?? keptSecret(secrets, "identity"),
    masterKey: env.MASTER_KEY ?? keptSecret(secrets, "master"),
    metricsToken: env.METRICS_TOKEN,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    buildBranch: env.BUILD_BRANCH,
    contactEmail: env.CONTACT_EMAIL,
    logLevel: env.LOG_LEVEL,
    neutralSignIn: env.NEUTRAL_SIGN_IN,
    passwordlessRegistration: env.PASSWORDLESS_REGISTRATION,
    sellerApproval: env.SELLER_APPROVAL,
    sellerClosingDays: env.SELLER_CLOSING_DAYS,
    depositFeeRate: env.DEPOSIT_FEE_PERCENT,
    lenderDirect90: env.LENDER_DIRECT_90,
    roomFileBytes: env.DATA_ROOM_FILE_MB * 1_000_000,
    planPriceCents: env.PLAN_PRICE_CENTS,
    house: houseOf(env),
    thirdParties: thirdPartiesOf(env),
    paymentProviderKey: env.PAYMENT_PROVIDER_KEY,
    bankProviders: bankProvidersOf(env),
    hostedConversations: hostedConversationsOf(env),
  }
}

const thirdPartiesOf = (env: Environment): ThirdParties => ({
  errorReporter: env.SENTRY_DSN ?? null,
  tagManager: env.TAG_MANAGER_ID ?? null,
  sessionRecorder: env.LOGROCKET_APP ?? null,
  complianceAgent: env.COMPLIANCE_AGENT_KEY ?? null,
  maps: env.MAPS_KEY ?? null,
  addressLookup: env.IP_LOOKUP_URL ?? null,
  registrationIdentity: env.REGISTRATION_IDENTITY_URL ?? null,
})

const houseOf = (env: Environment): House => ({
  hasExclusive: env.EXCLUSIVE_FEATURE,
  showsSellerProfile: env.SHOW_SELLER_PROFILE,
  product: env.PRODUCT_SLUG,
  knowledgeUrl: env.KNOWLEDGE_URL ?? null,
  calendarUrl: env.CALENDAR_URL ?? null,
})

/** The address of a mailbox that may have a name: "XL <help@market.example>". */
export const addressIn = (mailbox: string): string => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox

/** Where the gateway is for those outside. */
export const originOf = ({ host, port, publicOrigin }: Pick<Config, "host" | "port" | "publicOrigin">): string =>
  publicOrigin ?? `http://${["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host}:${port}`
