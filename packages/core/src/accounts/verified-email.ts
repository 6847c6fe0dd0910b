import { Result } from "effect"
import type { Role } from "../roles/model.ts"
import { EmailNotVerified } from "./errors.ts"

/** What waits until the e-mail is verified. Source: docs/market-rules.md, Accounts. */
export const ACTIONS_NEEDING_VERIFIED_EMAIL = [
  "offer",
  "publish",
  "requestRole",
  "requestTier2",
  "chat",
  "sign",
] as const
/** What one may do only with a verified e-mail. */
export type ActionNeedingVerifiedEmail = (typeof ACTIONS_NEEDING_VERIFIED_EMAIL)[number]

/** Checked in the browser before a dialog opens, and again in the gateway. `roles` are those of the user. */
export const requireVerifiedEmail = (roles: ReadonlySet<Role>): Result.Result<void, EmailNotVerified> =>
  roles.has("VerifiedUsers") ? Result.succeed(undefined) : Result.fail(new EmailNotVerified())

/** Whether somebody with these roles proved the e-mail. */
export const isEmailVerified = (roles: ReadonlyArray<Role>): boolean => roles.includes("VerifiedUsers")

/** Whether the banner that asks to verify the e-mail is shown: to who is signed in without VerifiedUsers. `roles` is null for a guest. */
export const showsVerifyBanner = (roles: ReadonlyArray<Role> | null): boolean =>
  roles !== null && !isEmailVerified(roles)
