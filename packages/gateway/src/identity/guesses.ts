import { createHash } from "node:crypto"
import type pg from "pg"
import { WireError } from "./wire-error.ts"

/** How failed proofs of who somebody is are slowed down, within an hour of the first of them. */
export interface Curve {
  /** Failures without a wait; after the last of them the next waits 1 s, then 2, 4, 8 … */
  readonly free: number
  /** Seconds; no single wait is longer. */
  readonly longest: number
  /** Failures after which nothing is looked at until the hour is over. */
  readonly most: number
}

/** `account` is for whoever is not known to it, `device` for whoever is. */
export type Guessed = "account" | "address" | "device" | "everybody"
export type Guesses = { readonly [G in Guessed]: Curve }

/** Source: Amazon Cognito's lock-out, five failures and then 2^(n-5) s up to 15 minutes; twelve guesses an hour are our own addition. */
export const GUESSES: Guesses = {
  account: { free: 5, longest: 900, most: 12 },
  device: { free: 5, longest: 900, most: 12 },
  address: { free: 50, longest: 900, most: 200 },
  everybody: { free: 5_000, longest: 1, most: 1_000_000 },
}

const WIDE = { free: 1_000_000, longest: 1, most: 2_000_000 }
/** For a demo, where everybody comes from one address; what protects an account stays. */
export const DEMO_GUESSES: Guesses = { ...GUESSES, address: WIDE, everybody: WIDE }

const HOUR = 3_600_000

/**
 * Takes one guess, atomically, before it is looked at; an attempt while locked counts for nothing and prolongs nothing. A free one
 * locks nothing, not even until its own instant: of two at once the later may be counted first, and the earlier is no less free.
 */
const TAKE = `
  insert into guess as g (key, failures, since, locked_until) values ($1, 1, $2::bigint, 0)
  on conflict (key) do update set
    failures = case when g.since <= $2::bigint - ${HOUR} then 1 else g.failures + 1 end,
    since = case when g.since <= $2::bigint - ${HOUR} then $2::bigint else g.since end,
    locked_until = case
      when g.since <= $2::bigint - ${HOUR} or g.failures + 1 < $3::int then 0
      when g.failures + 1 >= $5::int then g.since + ${HOUR}
      else $2::bigint + 1000 * least(power(2, least(g.failures + 1 - $3::int, 30)), $4::int)::bigint end
  where g.locked_until <= $2::bigint
  returning failures`

export const guessesOver = (pool: Pick<pg.Pool, "query">, curves: Guesses) => {
  const secondsLeft = async (key: string, now: number): Promise<number> => {
    const { rows } = await pool.query<{ until: string }>("select locked_until as until from guess where key = $1", [
      key,
    ])
    return Math.max(1, Math.ceil((Number(rows[0]?.until ?? now) - now) / 1_000))
  }
  return {
    /** Throws NotAuthorizedException for an account or a device, else TooManyRequestsException, each with the seconds to wait. */
    take: async (guessed: Guessed, of: string): Promise<void> => {
      const { free, longest, most } = curves[guessed]
      const [key, now] = [keyOf(guessed, of), Date.now()]
      const { rowCount } = await pool.query(TAKE, [key, now, free, longest, most])
      if (rowCount === 0) throw locked(guessed, await secondsLeft(key, now))
    },
    /** It was no guess after all; nor does the wait that it brought stand. */
    forgive: async (guessed: Guessed, of: string): Promise<void> =>
      void (await pool.query("update guess set failures = greatest(0, failures - 1), locked_until = 0 where key = $1", [
        keyOf(guessed, of),
      ])),
    /** Forgets all failures. */
    clear: async (guessed: Guessed, of: string): Promise<void> =>
      void (await pool.query("delete from guess where key = $1", [keyOf(guessed, of)])),
    /** For a daily job. */
    sweep: async (): Promise<void> =>
      void (await pool.query("delete from guess where since < $1", [Date.now() - HOUR])),
  }
}
export type GuessBook = ReturnType<typeof guessesOver>

const keyOf = (guessed: Guessed, of: string): string =>
  `${guessed} ${createHash("sha256").update(of).digest("hex").slice(0, 32)}`

const locked = (guessed: Guessed, seconds: number): WireError =>
  guessed === "account" || guessed === "device"
    ? new WireError("NotAuthorizedException", "Password attempts exceeded", seconds)
    : new WireError("TooManyRequestsException", "Too many requests.", seconds)
