import { Result } from "effect"
import { type EmailNotVerified, RoleMissing, SignInRequired } from "./errors.ts"
import { requireVerifiedEmail } from "./verified-email.ts"
import type { Actor, Role, SignedIn } from "./actor.ts"

/** Whether the actor holds at least one of the roles. */
export const holds = (actor: Actor, ...roles: ReadonlyArray<Role>): boolean =>
  actor.tag === "user" && roles.some((role) => actor.roles.has(role))

/** True of an administrator. */
export const isAdministrator = (actor: Actor): boolean => holds(actor, "Admins")

/** Policy: anyone who is signed in. */
export const signedIn = (actor: Actor): Result.Result<SignedIn, SignInRequired> =>
  actor.tag === "user" ? Result.succeed(actor) : Result.fail(new SignInRequired())

/** Policy: a signed-in user who holds one of the roles; `operation` is named in the refusal. */
export const withRole = (
  actor: Actor,
  operation: string,
  ...roles: ReadonlyArray<Role>
): Result.Result<SignedIn, RoleMissing | SignInRequired> =>
  Result.flatMap(signedIn(actor), (user) =>
    holds(user, ...roles) ? Result.succeed(user) : Result.fail(new RoleMissing({ operation })),
  )

/** Policy: an administrator. */
export const administrator = (actor: Actor, operation: string) => withRole(actor, operation, "Admins")

/** Policy: a signed-in user whose e-mail is verified. */
export const verified = (actor: Actor): Result.Result<SignedIn, EmailNotVerified | SignInRequired> =>
  Result.flatMap(signedIn(actor), (user) => Result.map(requireVerifiedEmail(user.roles), () => user))
