import { Data } from "effect"

/**
 * Broken, not refused: worth retrying. `cause` is for logs, never for users; `reference` is the id under which the
 * gateway logged what went wrong there. `retryAfter` is in seconds: the caller asked too often and may ask again then.
 */
export class MarketUnavailable extends Data.TaggedError("MarketUnavailable")<{
  readonly cause: unknown
  readonly reference?: string
  readonly retryAfter?: number
}> {}

/** Refused: the caller's session is missing or over. */
export class SignInRequired extends Data.TaggedError("SignInRequired") {}

/**
 * Refused: the caller lacks the role; `operation` is the field asked for. `isOutsideMandate`: a Concierge who acts for a seller asked for
 * what stays the seller's own.
 */
export class RoleMissing extends Data.TaggedError("RoleMissing")<{
  readonly operation: string
  readonly isOutsideMandate?: true
}> {}

/** Refused: this action waits until the user's e-mail is verified. */
export class EmailNotVerified extends Data.TaggedError("EmailNotVerified") {}

/** Why somebody may not ask at all. */
export type AccessRefusal = EmailNotVerified | RoleMissing | SignInRequired
