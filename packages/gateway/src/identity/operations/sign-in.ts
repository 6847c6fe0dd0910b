import { randomBytes } from "node:crypto"
import { requirePolicy } from "../passwords.ts"
import type { UserRow } from "../rows.ts"
import { shownEmail } from "../stored-email.ts"
import { denied, invalid, libraryCode, WireError } from "../wire-error.ts"
import { emailOf, type WireRequest } from "../wire-request.ts"
import type { Operation, Wire } from "./context.ts"

const REFRESH_FLOWS = new Set<string | undefined>(["REFRESH_TOKEN", "REFRESH_TOKEN_AUTH"])
const NEW_PASSWORD = "NEW_PASSWORD_REQUIRED"

/** Signing in with a password, or with a refresh token. */
export const signInOperations = (wire: Wire): Readonly<Record<string, Operation>> => {
  const { accounts, library, sessions, authenticationResult } = wire
  const refresh = async (token: string | undefined) => authenticationResult(await sessions.refresh(token ?? ""))
  return {
    InitiateAuth: async (request, address) => {
      if (REFRESH_FLOWS.has(request.AuthFlow)) return refresh(request.AuthParameters?.["REFRESH_TOKEN"])
      if (request.AuthFlow === "USER_PASSWORD_AUTH") return signIn(wire, request, address)
      throw invalid("Auth flow not enabled for this client")
    },
    GetTokensFromRefreshToken: async (request) => refresh(request.RefreshToken),
    RespondToAuthChallenge: async (request) => {
      if (request.ChallengeName !== NEW_PASSWORD) throw invalid("Unsupported challenge")
      const next = request.ChallengeResponses?.["NEW_PASSWORD"] ?? ""
      requirePolicy(next)
      const { internalAdapter } = await library.$context
      const proof = await internalAdapter.consumeVerificationValue(challengeKey(request.Session ?? ""))
      const user = proof && (await accounts.findById(proof.value))
      if (!user) throw denied("Invalid session for the user.")
      await accounts.setPassword(user.id, next)
      await accounts.flag(user.id, { mustChangePassword: false })
      await accounts.announce(user)
      return authenticationResult(await sessions.open(user, (await internalAdapter.createSession(user.id)).token))
    },
  }
}

const signIn = async (wire: Wire, request: WireRequest, address: string): Promise<object> => {
  const { accounts, buckets, sessions, authenticationResult } = wire
  const email = emailOf(request)
  await buckets.takeAddress("signInAddress", address)
  await buckets.takeAccount("signIn", email)
  const token = await provePassword(wire, email, request.AuthParameters?.["PASSWORD"] ?? "")
  await buckets.clearAccount("signIn", email)
  const user = await accounts.find(email)
  if (!user) throw denied()
  if (!user.passwordResetRequired && !user.mustChangePassword) {
    await accounts.announce(user)
    return authenticationResult(await sessions.open(user, token))
  }
  await (await wire.library.$context).internalAdapter.deleteSession(token)
  if (user.passwordResetRequired) {
    throw new WireError("PasswordResetRequiredException", "Password reset required for the user")
  }
  return newPasswordChallenge(wire, user)
}

/** The library's session token. An unknown e-mail costs a hash too, and is told only where sign-in is not neutral. */
const provePassword = async (
  { accounts, library, options }: Wire,
  email: string,
  password: string,
): Promise<string> => {
  try {
    return (await library.api.signInEmail({ body: { email, password } })).token
  } catch (error) {
    const isWrong = libraryCode(error) === "INVALID_EMAIL_OR_PASSWORD"
    if (isWrong && !options.neutralSignIn && !(await accounts.find(email))) {
      throw new WireError("UserNotFoundException", "User does not exist.")
    }
    throw error
  }
}

const challengeKey = (session: string) => `new-password-${session}`

/** A single-use, expiring proof that the temporary password was right. */
const newPasswordChallenge = async ({ library, lifetimes }: Wire, user: UserRow): Promise<object> => {
  const { internalAdapter } = await library.$context
  const proof = randomBytes(32).toString("base64url")
  const expiresAt = new Date(Date.now() + lifetimes.newPasswordChallenge * 1_000)
  await internalAdapter.createVerificationValue({ identifier: challengeKey(proof), value: user.id, expiresAt })
  const email = shownEmail(user.email)
  return {
    ChallengeName: NEW_PASSWORD,
    Session: proof,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: "[]",
      userAttributes: JSON.stringify({ email }),
    },
  }
}
