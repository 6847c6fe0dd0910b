import { setTimeout as delay } from "node:timers/promises"
import type { AccountRows } from "../accounts.ts"
import type { Client, Devices } from "../devices.ts"
import type { GuessBook } from "../guesses.ts"
import type { Library } from "../library.ts"
import type { Buckets } from "../limits.ts"
import type { Proofs } from "../proofs.ts"
import type { IdentityOptions, Floors, Lifetimes } from "../options.ts"
import type { Passkeys } from "../passkeys.ts"
import type { UserRow } from "../rows.ts"
import type { OpenSession, Sessions } from "../sessions.ts"
import { shownEmail } from "../stored-email.ts"
import type { AccessClaims } from "../tokens.ts"
import type { WireRequest } from "../wire-request.ts"

/** What the operations of the wire stand on. */
export interface Wire {
  readonly library: Library
  readonly accounts: AccountRows
  readonly sessions: Sessions
  readonly buckets: Buckets
  readonly guesses: GuessBook
  readonly devices: Devices
  readonly passkeys: Passkeys
  readonly proofs: Proofs
  readonly lifetimes: Lifetimes
  readonly floors: Floors
  readonly options: Pick<IdentityOptions, "deliver" | "isPasswordless" | "neutralSignIn" | "report">
  readonly verify: (accessToken: string) => Promise<AccessClaims | null>
  /** The answer to a sign-in or refresh. */
  readonly authenticationResult: (opened: OpenSession) => Promise<object>
}

/** Answers one request of a client; throws WireError. */
export type Operation = (request: WireRequest, client: Client) => Promise<object>

/** Answers no earlier than after `milliseconds`, whether the work succeeds or not. */
export const atLeast = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  await Promise.allSettled([work, delay(milliseconds)])
  return work
}

/** Tells the market of a user who has just confirmed an e-mail, and greets them. */
export const welcome = async ({ accounts, options }: Wire, user: UserRow): Promise<void> => {
  if (await accounts.announce(user))
    options.deliver({ kind: "welcome", email: shownEmail(user.email), code: "", minutes: 0 })
}

/** Where a code went, or would have gone. `email` is as stored. */
export const sentTo = (email: string): object => {
  const [local = "", domain = ""] = shownEmail(email).split("@")
  const hidden = `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`
  return { CodeDeliveryDetails: { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: hidden } }
}
