import { Clock, Effect, Result } from "effect"
import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { decode, must } from "../shared/decode.ts"
import { UserId } from "../shared/ids.ts"
import { BankNotConnected, type ConnectionFailure } from "./errors.ts"
import type { NewBank } from "./model.ts"
import type { BankConnections } from "./ports.ts"
import { BankProvider } from "../settings/bank-provider.ts"

/** Banks that nobody has money at. */
export const SANDBOX_BANKS = [
  { id: "harbor", name: "First Harbor Bank", routingNumber: "011401533" },
  { id: "cedar", name: "Cedar Trust", routingNumber: "021000021" },
  { id: "prairie", name: "Prairie Savings", routingNumber: "071000013" },
] as const

/** The accounts that everybody has at each of them; deposits cannot go through the last. */
export const SANDBOX_ACCOUNTS = [
  { id: "checking", name: "Checking", lastFour: "6789" },
  { id: "savings", name: "Savings", lastFour: "4321" },
  { id: "loan", name: "Home loan", lastFour: "5550" },
] as const

/** Who may sign in, and what becomes of it. */
export const SANDBOX_USERS = ["user_good", "user_locked", "user_no_address", "user_expired", "user_outage"] as const

/** The password of all of them. */
export const SANDBOX_PASSWORD = "pass_good"

/** Milliseconds in which a connection has to be finished. */
export const SANDBOX_LINK_LIFE = 30 * 60_000

/** Writes a text so that nobody else can, and reads it again; null for what another wrote. */
export interface Stamp {
  /** The text with a mark that only this stamp makes. */
  readonly write: (text: string) => string
  /** The text that was stamped; null where another wrote it. */
  readonly read: (stamped: string) => string | null
}

/** What somebody types on a page of the sandbox. `link` is the token that the page was opened with. */
export const SandboxSignIn = t.readonly(
  t.strict({ link: t.string, bank: t.string, user: t.string, password: t.string }),
  "SandboxSignIn",
)
/** What somebody types on a page of the sandbox. `link` is the token that the page was opened with. */
export type SandboxSignIn = t.TypeOf<typeof SandboxSignIn>

const Link = t.strict({ use: t.literal("link"), provider: BankProvider, person: UserId, until: t.number })
const Account = t.strict({
  use: t.literal("account"),
  provider: BankProvider,
  person: UserId,
  until: t.number,
  bank: t.string,
  account: t.string,
  user: t.string,
})
const Access = t.strict({ use: t.literal("access"), user: t.string })

/** The sandbox of both providers: what a page of it does, and what the gateway then asks. */
export interface Sandbox {
  readonly connections: BankConnections["Service"]
  /** Whether one gets in. `now` is milliseconds since the epoch. */
  readonly signIn: (typed: SandboxSignIn, now: number) => Result.Result<typeof SANDBOX_ACCOUNTS, ConnectionFailure>
  /** The token of an account that one got in to. */
  readonly chosen: (typed: SandboxSignIn, account: string, now: number) => Result.Result<string, ConnectionFailure>
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

const LOCKED = { user_locked: "locked" } as const

/** A sandbox whose tokens are stamped. Nothing is kept: all that there is to know stands in a token. */
export const sandbox = (stamp: Stamp): Sandbox => {
  const read = <A, O>(codec: t.Type<A, O>, token: string): A | null =>
    Result.getOrNull(decode(codec)(parsed(stamp.read(token))))
  const write = (fields: object) => stamp.write(JSON.stringify(fields))
  const entered = (typed: SandboxSignIn, now: number): Result.Result<typeof Link._A, ConnectionFailure> => {
    const link = read(Link, typed.link)
    if (link === null || link.until <= now) return Result.fail("expired")
    const isKnown = SANDBOX_BANKS.some(({ id }) => id === typed.bank) && SANDBOX_USERS.some((one) => one === typed.user)
    if (!isKnown || typed.password !== SANDBOX_PASSWORD) return Result.fail("wrongCredentials")
    return typed.user in LOCKED ? Result.fail("locked") : Result.succeed(link)
  }
  return {
    signIn: (typed, now) => Result.map(entered(typed, now), () => SANDBOX_ACCOUNTS),
    chosen: (typed, account, now) =>
      Result.flatMap(entered(typed, now), ({ person, provider }) => {
        const known = SANDBOX_ACCOUNTS.find(({ id }) => id === account)
        if (known === undefined || known.id === "loan") return Result.fail("unsupported" as const)
        const until = typed.user === "user_expired" ? now : now + SANDBOX_LINK_LIFE
        const { bank, user } = typed
        return Result.succeed(write({ use: "account", provider, person, until, bank, account, user }))
      }),
    connections: {
      start: (provider, person) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const until = now + SANDBOX_LINK_LIFE
          const token = write({ use: "link", provider, person, until })
          return { provider, page: `/bank-connection/${provider}`, token, expiration: must(Millis, until) }
        }),
      connected: (bank, person) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          const account = read(Account, tokenOf(bank))
          if (account === null || !isFor(account, bank, person) || account.until <= now)
            return Effect.fail(new BankNotConnected({ reason: "expired" }))
          return Effect.succeed({ ...numbersOf(account), token: write({ use: "access", user: account.user }) })
        }),
      release: (_provider, token) =>
        read(Access, token)?.user === "user_outage"
          ? Effect.fail(new BankNotConnected({ reason: "unavailable" }))
          : Effect.void,
    },
  }
}

const tokenOf = (bank: NewBank): string => (bank.provider === "plaid" ? bank.plaidPublicToken : (bank.token ?? ""))

const isFor = (account: typeof Account._A, bank: NewBank, person: UserId): boolean =>
  account.person === person &&
  account.provider === bank.provider &&
  (bank.provider === "vopay" || bank.plaidAccountId === account.account)

const numbersOf = ({ account, bank, user }: typeof Account._A) => ({
  bankName: SANDBOX_BANKS.find(({ id }) => id === bank)?.name ?? null,
  routingNumber: SANDBOX_BANKS.find(({ id }) => id === bank)?.routingNumber ?? null,
  lastFour: SANDBOX_ACCOUNTS.find(({ id }) => id === account)?.lastFour ?? null,
  hasAddress: user !== "user_no_address",
})
