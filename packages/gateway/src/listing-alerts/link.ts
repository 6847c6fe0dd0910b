import { UnsubscribeLinkInvalid } from "@xl/core/listing-alerts"
import { decode, UserId } from "@xl/core/shared"
import { Result } from "effect"
import { sealing } from "../mail/sealed.ts"

/** Characters of a link's token, of which ours have 86. */
const LONGEST = 200
const URL_SAFE = /^[\w-]+$/

/** The way out of a person's mails about listings: sealed, so that it tells nothing of the person, and good for nothing else. */
export interface UnsubscribeLinks {
  /** The path, with a token that nobody else can make; another each time, and good for as long as the secret is. */
  readonly pathFor: (id: UserId) => string
  readonly personOf: (token: string) => Result.Result<UserId, UnsubscribeLinkInvalid>
}

/** `secret` has at least 32 characters; changing it ends every link that was sent. */
export const unsubscribeLinks = (secret: string): UnsubscribeLinks => {
  const { seal, unseal } = sealing(secret, "xl unsubscribe")
  const opened = (token: string): string | null => {
    try {
      return unseal(Buffer.from(token, "base64url"))
    } catch {
      return null // changed, cut, or sealed under another secret
    }
  }
  return {
    pathFor: (id) => `/unsubscribe?token=${seal(id).toString("base64url")}`,
    personOf: (token) => {
      const isOurs = token.length <= LONGEST && URL_SAFE.test(token)
      return Result.mapError(decode(UserId)(isOurs ? opened(token) : null), () => new UnsubscribeLinkInvalid())
    },
  }
}
