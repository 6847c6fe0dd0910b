import { decode, Millis } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { sealing } from "../mail/sealed.ts"

/** Milliseconds that a pass opens the encryption service: time for a call that begins now, and its bytes are not counted. */
export const PASS_MILLIS = 60_000

/** Characters of a pass; an access token has at most 8,192, and sealed it is a third longer. */
const LONGEST = 12_000
const URL_SAFE = /^[\w-]+$/

const Pass = t.readonly(t.strict({ accessToken: t.string, until: Millis }))

/**
 * Tokens for the encryption service alone: sealed, so that they tell nothing of the person; over after a minute; and good
 * for nothing else. Within is the access token that asked for it, which is checked at each use: a pass ends with its session.
 */
export interface DocumentPasses {
  readonly passFor: (accessToken: string, now: number) => { readonly token: string; readonly expiration: number }
  /** Null for a pass that is over, changed, or no pass. */
  readonly accessTokenOf: (token: string, now: number) => string | null
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
    passFor: (accessToken, now) => {
      const expiration = now + PASS_MILLIS
      return { token: seal(JSON.stringify({ accessToken, until: expiration })).toString("base64url"), expiration }
    },
    accessTokenOf: (token, now) => {
      const pass = decode(Pass)(opened(token))
      return Result.isFailure(pass) || pass.success.until <= now ? null : pass.success.accessToken
    },
  }
}
