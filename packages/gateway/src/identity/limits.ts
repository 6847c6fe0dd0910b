import type { BetterAuthPlugin } from "better-auth"
import { createAuthEndpoint } from "better-auth/api"
import { createHash } from "node:crypto"
import { limited, WireError } from "./wire-error.ts"

/** Attempts within a window of seconds; the window restarts with every attempt let through. */
export interface Limit {
  readonly window: number
  readonly max: number
}

/** `…Address` counts per client address, the others per account. */
export interface Limits {
  readonly anyAddress: Limit
  readonly signInAddress: Limit
  readonly signUpAddress: Limit
  /** Guesses, over all codes of an account. */
  readonly code: Limit
  /** Codes sent. */
  readonly send: Limit
}
type Bucket = keyof Limits
type AddressBucket = Extract<Bucket, `${string}Address`>
type AccountBucket = Exclude<Bucket, AddressBucket>

export const LIMITS: Limits = {
  anyAddress: { window: 60, max: 300 },
  signInAddress: { window: 900, max: 50 },
  signUpAddress: { window: 3_600, max: 20 },
  code: { window: 900, max: 10 },
  send: { window: 3_600, max: 5 },
}

/** For a demo, where everybody comes from one address; what protects an account stays. */
export const DEMO_LIMITS: Limits = {
  ...LIMITS,
  anyAddress: { window: 60, max: 6_000 },
  signInAddress: { window: 900, max: 2_000 },
  signUpAddress: { window: 3_600, max: 1_000 },
}

/** Nothing listens there; the library insists on an address. A path in it replaces `basePath`. */
export const INTERNAL = "http://identity.internal/auth"
/** Stands only on requests made here: no header of a client ever reaches the library. */
export const ADDRESS_HEADER = "x-bucket-address"
/** Account buckets are counted under one address, so that they are counted whatever the client's. */
const EVERYBODY = "127.0.0.1"

/** The library counts per address and path; one endpoint whose path names a bucket makes it count accounts too. */
export const bucketsPlugin = (limits: Limits): BetterAuthPlugin => ({
  id: "buckets",
  endpoints: {
    takeBucket: createAuthEndpoint("/bucket/:name/:key", { method: "POST" }, async (context) => context.json({})),
  },
  rateLimit: Object.entries(limits).map(([name, rule]: [string, Limit]) => ({
    ...rule,
    pathMatcher: (path) => path.startsWith(`/bucket/${name}/`),
  })),
})

const keyOf = (email: string) => createHash("sha256").update(email).digest("hex")

interface Counter {
  readonly handle: (request: Request) => Promise<Response>
  readonly forget: (key: string) => Promise<unknown>
}

/** Takes from the buckets, atomically and in the database; `email` is in lower case. */
export const bucketsOver = ({ handle, forget }: Counter) => {
  const take = async (bucket: Bucket, address: string, key: string): Promise<boolean> => {
    const headers = { [ADDRESS_HEADER]: address }
    const { status } = await handle(new Request(`${INTERNAL}/bucket/${bucket}/${key}`, { method: "POST", headers }))
    if (status !== 200 && status !== 429) throw new Error(`The limiter answered ${status}`) // never fail open
    return status === 200
  }
  return {
    /** Throws TooManyRequestsException. */
    takeAddress: async (bucket: AddressBucket, address: string): Promise<void> => {
      if (!(await take(bucket, address, "-"))) throw new WireError("TooManyRequestsException", "Too many requests.")
    },
    /** Throws LimitExceededException. */
    takeAccount: async (bucket: AccountBucket, email: string): Promise<void> => {
      if (!(await take(bucket, EVERYBODY, keyOf(email)))) throw limited()
    },
    /** Success clears the count, so that only failures lock an account. */
    clearAccount: async (bucket: AccountBucket, email: string): Promise<void> => {
      await forget(`${EVERYBODY}|/bucket/${bucket}/${keyOf(email)}`)
    },
  }
}
export type Buckets = ReturnType<typeof bucketsOver>
