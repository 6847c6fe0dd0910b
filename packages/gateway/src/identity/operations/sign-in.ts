import { randomBytes } from "node:crypto"
import type { Client } from "../devices.ts"
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
    InitiateAuth: async (request, client) => {
      if (REFRESH_FLOWS.has(request.AuthFlow)) return refresh(request.AuthParameters?.["REFRESH_TOKEN"])
      if (request.AuthFlow === "USER_PASSWORD_AUTH") return signIn(wire, request, client)
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

/** Counted before the password is looked at, so that thirty guesses at once are not one. A known device is counted for itself. */
const guarded = async <A>(
  { buckets, devices, guesses }: Wire,
  email: string,
  client: Client,
  look: () => Promise<A>,
) => {
  await buckets.takeAddress("signInAddress", client.address)
  const device = devices.known(email, client)
  if (device !== undefined) {
    await guesses.take("device", device)
    const proven = await look()
    await guesses.clear("device", device)
    return proven
  }
  await guesses.take("address", client.address)
  await guesses.take("account", email)
  await guesses.take("everybody", "")
  const proven = await look()
  await guesses.clear("account", email)
  await guesses.forgive("address", client.address)
  await guesses.forgive("everybody", "")
  return proven
}

const signIn = async (wire: Wire, request: WireRequest, client: Client): Promise<object> => {
  const { accounts, devices, sessions, authenticationResult } = wire
  const email = emailOf(request)
  const password = request.AuthParameters?.["PASSWORD"] ?? ""
  const token = await guarded(wire, email, client, () => provePassword(wire, email, password))
  devices.remember(email, client)
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
