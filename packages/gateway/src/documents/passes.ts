import type { SignedIn } from "@xl/core/roles"
import { decode, Millis, UserId } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { sealing } from "../mail/sealed.ts"

/** Milliseconds that a pass opens the encryption service: time for a call that begins now, and its bytes are not counted. */
export const PASS_MILLIS = 60_000

/** Characters of a pass; an address has at most 254. */
const LONGEST = 1_000
const URL_SAFE = /^[\w-]+$/

const Pass = t.readonly(t.strict({ id: UserId, email: t.string, until: Millis }))

/** Who showed a pass; what roles they hold is asked of the database. */
export type Bearer = Pick<SignedIn, "email" | "id">

/**
 * Tokens for the encryption service alone: sealed, so that they tell nothing of the person; over after a minute; and good
 * for nothing else, so that a client that calls the service need not hand it its access token.
 */
export interface DocumentPasses {
  readonly passFor: (bearer: Bearer, now: number) => { readonly token: string; readonly expiration: number }
  /** Null for a pass that is over, changed, or no pass. */
  readonly bearerOf: (token: string, now: number) => Bearer | null
}

/** `secret` has at least 32 characters; changing it ends every pass. */
export const documentPasses = (secret: string): DocumentPasses => {
  const { seal, unseal } = sealing(secret, "xl document pass")
  const opened = (token: string): unknown => {
    if (token.length > LONGEST || !URL_SAFE.test(token)) return null
    try {
      return JSON.parse(unseal(Buffer.from(token, "base64url")))
    } catch {
      return null // changed, cut, or sealed under another secret
    }
  }
  return {
    passFor: ({ email, id }, now) => {
      const expiration = now + PASS_MILLIS
      return { token: seal(JSON.stringify({ id, email, until: expiration })).toString("base64url"), expiration }
    },
    bearerOf: (token, now) => {
      const pass = decode(Pass)(opened(token))
      if (Result.isFailure(pass) || pass.success.until <= now) return null
      const { email, id } = pass.success
      return { id, email }
    },
  }
}
