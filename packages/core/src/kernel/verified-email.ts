import { Result } from "effect"
import type { Role } from "./actor.ts"
import { EmailNotVerified } from "./errors.ts"

/** Checked in the browser before a dialog opens, and again in the gateway. `roles` are those of the user. */
export const requireVerifiedEmail = (roles: ReadonlySet<Role>): Result.Result<void, EmailNotVerified> =>
  roles.has("VerifiedUsers") ? Result.succeed(undefined) : Result.fail(new EmailNotVerified())

/** Whether somebody with these roles proved the e-mail. */
export const isEmailVerified = (roles: ReadonlyArray<Role>): boolean => roles.includes("VerifiedUsers")

/** Whether the banner that asks to verify the e-mail is shown: to who is signed in without VerifiedUsers. `roles` is null for a guest. */
export const showsVerifyBanner = (roles: ReadonlyArray<Role> | null): boolean =>
  roles !== null && !isEmailVerified(roles)
