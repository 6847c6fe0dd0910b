import { type Credentials, Email } from "@xl/core/accounts"
import { must } from "@xl/core/shared"
import fc from "fast-check"

/** A password that the policy takes. */
export const PASSWORD = "Correct-Horse-1"
/** Another one. */
export const OTHER_PASSWORD = "Battery-Staple-2"
/** One for each line of the policy that a password can break. */
export const WEAK_PASSWORDS = ["Sh0rt-!", "lower-case-1", "UPPER-CASE-1", "No-digit-here", "NoSpecial123"]

/** Credentials that could sign up, changed where the reader should look. */
export const someCredentials = (change: { readonly email?: string; readonly password?: string } = {}): Credentials => ({
  email: must(Email, change.email ?? "ann@x.test"),
  password: change.password ?? PASSWORD,
})

/** Any e-mail that the forms take. */
export const anyEmail: fc.Arbitrary<Email> = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9!$#|_+'/-]{1,12}$/), fc.stringMatching(/^[a-z0-9]{1,12}$/))
  .map(([local, domain]) => must(Email, `${local}@${domain}.test`))
