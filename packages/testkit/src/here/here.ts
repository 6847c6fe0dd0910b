import { type AccountSession, Email, type OwnAccount } from "@xl/core/accounts"
import type { Unsubscribing } from "@xl/core/listing-alerts"
import type { AddressLookup, RegistrationIdentity } from "@xl/core/monitoring"
import type { BrowserMemory } from "@xl/core/navigation"
import type { Profile } from "@xl/core/profiles"
import { must, UserId } from "@xl/core/shared"
import type { OwnCopies } from "@xl/core/user-assets"
import { Effect } from "effect"
import { PASSWORD } from "../accounts/examples.ts"
import { ownAccountInMemory } from "../accounts/kept-in-memory.ts"
import { AccountsInMemory, signedInAccounts } from "../accounts/in-memory.ts"
import { unsubscribingInMemory } from "../listing-alerts/in-memory.ts"
import { BrowserInMemory } from "./browser.ts"
import {
  type ChatPorts,
  type MarketInMemory,
  marketInMemory,
  type MarketOptions,
  type MarketPorts,
} from "../market/market.ts"

export interface HereOptions extends Omit<MarketOptions, "actor"> {
  /** Who is signed in when the browser opens; nobody where none is named. */
  readonly who?: Profile | undefined
  /** Who has an account, the password of the examples, and is not signed in. */
  readonly away?: Profile | undefined
  /** Whether the e-mail of that account is verified; it is unless said otherwise. */
  readonly isUnverified?: boolean | undefined
  /** Other browsers in which that person is signed in. */
  readonly elsewhere?: ReadonlyArray<AccountSession> | undefined
}

/** What the app asks besides its accounts. */
export interface HerePorts extends ChatPorts, MarketPorts {
  readonly ownAccount: OwnAccount["Service"]
  readonly addressLookup: AddressLookup["Service"]
  readonly registrationIdentity: RegistrationIdentity["Service"]
  readonly browserMemory: BrowserMemory["Service"]
  readonly copies: OwnCopies["Service"]
  readonly unsubscribing: Unsubscribing["Service"]
}

/** A browser on a market in memory. */
export interface Here {
  readonly accounts: AccountsInMemory
  readonly market: MarketInMemory
  readonly browser: BrowserInMemory
  /** The market as whoever is signed in here sees it, at each call anew. */
  readonly ports: HerePorts
}

const NOBODY = must(UserId, "00000000-0000-4000-8000-000000000000")

const accountsOf = ({ away, isUnverified = false, who }: HereOptions): AccountsInMemory => {
  const person = who ?? away
  if (!person) return new AccountsInMemory()
  const credentials = { email: must(Email, person.email), password: PASSWORD }
  const memory = signedInAccounts(credentials, {
    id: person.id,
    isVerified: !isUnverified,
    mayEnterUnverified: isUnverified,
  })
  if (!who) Effect.runSync(Effect.orDie(memory.accounts.signOut))
  return memory
}

/** What the app stands on in one browser: sign in there, and the market answers as to that person. */
export const here = (options: HereOptions = {}): Here => {
  const { away, elsewhere = [], isUnverified: _, who, ...rest } = options
  const accounts = accountsOf(options)
  const person = who ?? away
  const market = marketInMemory({ ...rest, ...(person && { actor: person }) })
  const signedIn = {
    get id() {
      return Effect.runSync(Effect.orDie(accounts.accounts.session))?.userId ?? NOBODY
    },
  }
  const { home } = market
  const ownAccount = ownAccountInMemory({ home, asking: () => home.actor(signedIn), accounts, elsewhere })
  const browser = new BrowserInMemory()
  const vendors = {
    addressLookup: { find: () => Effect.succeed(null) },
    registrationIdentity: { registered: () => Effect.void },
    unsubscribing: unsubscribingInMemory(home),
  }
  const kept = { browserMemory: browser.memory, copies: browser.copies }
  return { accounts, market, browser, ports: { ...market.as(signedIn), ...kept, ...vendors, ownAccount } }
}
