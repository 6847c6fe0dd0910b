import { Email } from "@xl/core/accounts"
import type { Profile } from "@xl/core/profiles"
import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { PASSWORD } from "../accounts/examples.ts"
import { AccountsInMemory, signedInAccounts } from "../accounts/in-memory.ts"
import { type MarketInMemory, marketInMemory, type MarketOptions, type MarketPorts } from "../market/market.ts"

export interface HereOptions extends Omit<MarketOptions, "actor"> {
  /** Who is signed in when the browser opens; nobody where none is named. */
  readonly who?: Profile | undefined
  /** Who has an account, the password of the examples, and is not signed in. */
  readonly away?: Profile | undefined
}

/** A browser on a market in memory. */
export interface Here {
  readonly accounts: AccountsInMemory
  readonly market: MarketInMemory
  /** The market as whoever is signed in here sees it, at each call anew. */
  readonly ports: MarketPorts
}

const NOBODY = must(UserId, "00000000-0000-4000-8000-000000000000")

const accountsOf = ({ away, who }: HereOptions): AccountsInMemory => {
  const person = who ?? away
  if (!person) return new AccountsInMemory()
  const credentials = { email: must(Email, person.email), password: PASSWORD }
  const memory = signedInAccounts(credentials, { id: person.id })
  if (!who) Effect.runSync(Effect.orDie(memory.accounts.signOut))
  return memory
}

/** What the app stands on in one browser: sign in there, and the market answers as to that person. */
export const here = (options: HereOptions = {}): Here => {
  const { away, who, ...rest } = options
  const accounts = accountsOf(options)
  const person = who ?? away
  const market = marketInMemory({ ...rest, ...(person && { actor: person }) })
  const signedIn = {
    get id() {
      return Effect.runSync(Effect.orDie(accounts.accounts.session))?.userId ?? NOBODY
    },
  }
  return { accounts, market, ports: market.as(signedIn) }
}
