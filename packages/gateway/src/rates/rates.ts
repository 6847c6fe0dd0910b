import { createHash } from "node:crypto"
import { neighbourhood } from "./address.ts"
import { budgetOf, countingPool, forgetRates, type Rate } from "./budget.ts"
import { Leases } from "./leases.ts"

/** What one caller may ask for. A point is a request, or for the three below it one field that is asked first. */
export interface Rates {
  /** Requests from one address, whoever makes them; files of the built pages are free, and pictures are counted apart. */
  readonly address: Rate
  readonly picture: Rate
  /** Questions from one address that were read and refused. After so many, none is read any more that is not known already. */
  readonly refused: Rate
  /** Requests under one account, from wherever. */
  readonly account: Rate
  /** Sockets opened from one address. */
  readonly socket: Rate
  readonly query: Rate
  readonly mutation: Rate
  readonly subscription: Rate
  /** Questions to the operator's mailbox from one address, and letters of one member: of each operation so many. */
  readonly contact: Rate
  /** Loans valued by somebody who is not signed in, from one address: each takes some 40 ms of the processor. */
  readonly valuation: Rate
  /** Ways out of mails taken from one address: people take one, and the servers of a large mail program some. */
  readonly unsubscribe: Rate
}

export const RATES: Rates = {
  address: { points: 1_200, seconds: 60 },
  picture: { points: 1_200, seconds: 60 },
  refused: { points: 300, seconds: 60 },
  account: { points: 600, seconds: 60 },
  socket: { points: 60, seconds: 60 },
  query: { points: 300, seconds: 60 },
  mutation: { points: 60, seconds: 60 },
  subscription: { points: 120, seconds: 60 },
  contact: { points: 5, seconds: 600 },
  valuation: { points: 30, seconds: 60 },
  unsubscribe: { points: 60, seconds: 60 },
}

const MANY = 1_000
/** For a demo, where everybody comes from one address. What our own pages ask is never refused: for that a demo has no more. */
export const DEMO_RATES: Rates = {
  refused: RATES.refused,
  picture: { points: RATES.picture.points * MANY, seconds: 60 },
  address: { points: RATES.address.points * MANY, seconds: 60 },
  account: { points: RATES.account.points * MANY, seconds: 60 },
  socket: { points: RATES.socket.points * MANY, seconds: 60 },
  query: { points: RATES.query.points * MANY, seconds: 60 },
  mutation: { points: RATES.mutation.points * MANY, seconds: 60 },
  subscription: { points: RATES.subscription.points * MANY, seconds: 60 },
  contact: { points: RATES.contact.points * MANY, seconds: 600 },
  valuation: { points: RATES.valuation.points * MANY, seconds: 60 },
  unsubscribe: { points: RATES.unsubscribe.points * MANY, seconds: 60 },
}

/** A twentieth at once: what a process leases and never spends is no more than that. */
const LOTS = 20

export interface Limiter {
  /** Seconds after which the caller may ask again; 0 lets it through. `who` is an address or an account's id. */
  readonly take: (rule: keyof Rates, who: string, field?: string, points?: number) => Promise<number>
  /** The same without asking: seconds for which this process knows the caller to be refused. */
  readonly known: (rule: keyof Rates, who: string) => number
  /** For a job: drops counts that are over. */
  readonly sweep: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Counts over all processes on the database. */
export const openLimiter = (connectionString: string, rates: Rates): Limiter => {
  const pool = countingPool(connectionString)
  const leases = (rule: keyof Rates) =>
    new Leases({ budget: budgetOf(pool, rule, rates[rule]), lot: Math.ceil(rates[rule].points / LOTS) })
  const rules = {
    address: leases("address"),
    picture: leases("picture"),
    refused: leases("refused"),
    account: leases("account"),
    socket: leases("socket"),
    query: leases("query"),
    mutation: leases("mutation"),
    subscription: leases("subscription"),
    contact: leases("contact"),
    valuation: leases("valuation"),
    unsubscribe: leases("unsubscribe"),
  }
  return {
    take: async (rule, who, field = "", points = 1) =>
      Math.ceil((await rules[rule].take(keyOf(neighbourhood(who), field), points)) / 1_000),
    known: (rule, who) => Math.ceil(rules[rule].known(keyOf(neighbourhood(who), "")) / 1_000),
    sweep: () => forgetRates(pool),
    close: () => pool.end(),
  }
}

/** No address and no account stands in the table or in memory. */
const keyOf = (who: string, field: string): string =>
  createHash("sha256").update(`${who} ${field}`).digest("hex").slice(0, 32)
