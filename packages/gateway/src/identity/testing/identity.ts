import { createIdentity, type Identity } from "../identity.ts"
import type { CodeMail, IdentityOptions } from "../options.ts"
import { argon2id } from "../passwords.ts"
import { passwordAuth } from "./wire-client.ts"

/** Meets the policy. */
export const PASSWORD = "Correct-Horse-1"
const nobody = "127.0.0.1"
/** What the tests' tokens are encrypted with, and by and for whom they are issued. */
export const SECRET = "0123456789abcdefghijklmnopqrstuvwxyz"
const ORIGIN = "http://127.0.0.1/idp"
const POOL = "local_Main"
export const ISSUER = `${ORIGIN}/${POOL}`
export const CLIENT = "web"

export interface SignedInUser {
  readonly userId: string
  readonly email: string
  /** For `authorization: Bearer …`; good for 15 minutes. */
  readonly token: string
}

export interface TestIdentity extends Identity {
  /** Newest last. */
  readonly mails: ReadonlyArray<CodeMail>
  /** The last code of this kind that was sent there, or an empty text. */
  readonly codeFor: (email: string, kind?: CodeMail["kind"]) => string
  /** A new user with a confirmed e-mail and the password `PASSWORD`, signed in. */
  readonly signedIn: (email: string) => Promise<SignedInUser>
}

/** Over a migrated database; hashes cheaply and waits for nothing unless told to. */
export const identityForTests = async (
  connectionString: string,
  options: Partial<IdentityOptions> = {},
): Promise<TestIdentity> => {
  const mails: Array<CodeMail> = []
  const identity = await createIdentity({
    connectionString,
    secret: SECRET,
    origin: ORIGIN,
    poolId: POOL,
    clientId: CLIENT,
    deliver: (mail) => mails.push(mail),
    report: (error) => {
      throw error
    },
    hooks: { onSignedUp: async () => undefined, onVerified: async () => undefined },
    neutralSignIn: false,
    passwords: argon2id(256, 1),
    floors: { signUp: 0, sendCode: 0 },
    ...options,
  })
  return {
    ...identity,
    mails,
    codeFor: (email, kind = "confirm") =>
      mails.findLast((mail) => mail.email === email && mail.kind === kind)?.code ?? "",
    signedIn: async (email) => {
      const userId = await identity.admin.addUser(email, PASSWORD)
      const answer = await identity.answer("InitiateAuth", passwordAuth(email, PASSWORD), { address: nobody })
      return {
        userId,
        email,
        token: (answer as { AuthenticationResult: { AccessToken: string } }).AuthenticationResult.AccessToken,
      }
    },
  }
}
