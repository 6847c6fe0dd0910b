import pg from "pg"
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import type { Budget, Granted } from "./leases.ts"

/** So many points within so many seconds. */
export interface Rate {
  readonly points: number
  readonly seconds: number
}

/** Counting must not outlast what it protects: milliseconds for a connection and for an answer, after which memory counts. */
const PATIENCE = { connectionTimeoutMillis: 500, query_timeout: 500 }

/** Connections for counting alone, so that a flood never takes those that answer. */
export const countingPool = (connectionString: string): pg.Pool => {
  const options = "-c synchronous_commit=off -c statement_timeout=500"
  const pool = new pg.Pool({ connectionString, options, max: 2, application_name: "xl rates", ...PATIENCE })
  pool.on("error", () => undefined) // an idle connection was cut: the pool opens another, and the next query tells
  return pool
}

/** While the database does not answer, keys share 65,536 counts, so that memory stays bounded whoever asks. */
class Insurance extends RateLimiterMemory {
  override consume(key: number | string, points?: number) {
    return super.consume(String(key).slice(0, 4), points)
  }
}

/** Counted in PostgreSQL, for all processes; in the memory of this one while the database is away. Keys are hexadecimal hashes. */
export const budgetOf = (pool: pg.Pool, name: string, { points, seconds }: Rate): Budget => {
  const limit = { points, duration: seconds, keyPrefix: name }
  const limiter = new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    tableName: "request_rates",
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new Insurance(limit),
  })
  const take = async (key: string, count: number): Promise<Granted> => {
    try {
      return { isGranted: true, wait: (await limiter.consume(key, count)).msBeforeNext }
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return { isGranted: false, wait: reason.msBeforeNext }
      throw reason
    }
  }
  return { take }
}

/** Rows whose count is over. */
export const forgetRates = async (pool: pg.Pool): Promise<void> =>
  void (await pool.query("delete from request_rates where expire < $1", [Date.now()]))
