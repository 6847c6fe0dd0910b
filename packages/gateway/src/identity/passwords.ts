import { HOUSE_WORDS, isCommonPassword, meetsPasswordPolicy, newPasswordFailures } from "@xl/core/accounts"
import { hash, verify } from "@node-rs/argon2"
import { WireError } from "./wire-error.ts"

/** Makes and checks the stored form of a password. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (check: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

/** Characters; a longer one would only keep the hash busy. The same as of a hosted user pool. */
export const LONGEST_PASSWORD = 256

/** `memory` is in KiB, `passes` over it. Normalised, so that a password typed on another keyboard is the same one. */
export const argon2id = (memory: number, passes: number): Passwords => ({
  hash: (password) => hash(password.normalize("NFKC"), { memoryCost: memory, timeCost: passes }),
  verify: (check) => verify(check.hash, check.password.normalize("NFKC")),
})

/** 64 MiB and three passes. Source: OWASP Password Storage Cheat Sheet, whose minimum is 19 MiB and two. */
export const PASSWORDS = argon2id(65_536, 3)

/** A user pool's words for each line of the policy. */
const faults = {
  passwordRequired: "Password not long enough",
  passwordLength: "Password not long enough",
  passwordUppercase: "Password must have uppercase characters",
  passwordNumber: "Password must have numeric characters",
  passwordLowercase: "Password must have lowercase characters",
  passwordSpecial: "Password must have symbol characters",
} as const

let reading: Promise<ReadonlySet<string>> | undefined
/** The commonest passwords of known leaks, and the house's own words, in small letters; read with the first password that is chosen. */
export const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (reading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set([...dictionary["passwords-common"].map(String), ...HOUSE_WORDS]),
  ))

/**
 * The policy of the sign-up form, asked again here because only here it counts, and what guessers try first, which a form does not
 * know. Throws InvalidPasswordException.
 */
export const requirePolicy = async (password: string): Promise<void> => {
  const [fault] = newPasswordFailures(password).map((failure) => faults[failure])
  const why = password.length > LONGEST_PASSWORD ? "Password too long" : fault
  if (why !== undefined || !meetsPasswordPolicy(password)) {
    throw new WireError("InvalidPasswordException", `Password did not conform with policy: ${why ?? ""}`)
  }
  if (isCommonPassword(password, await commonPasswords()))
    throw new WireError("InvalidPasswordException", "Password did not conform with policy: Password is too common")
}
