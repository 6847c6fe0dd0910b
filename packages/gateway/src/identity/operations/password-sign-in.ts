import type { Client } from "../devices.ts"
import { requirePolicy } from "../passwords.ts"
import type { UserRow } from "../rows.ts"
import { shownEmail } from "../stored-email.ts"
import { denied, libraryCode, WireError } from "../wire-error.ts"
import { emailOf, type WireRequest } from "../wire-request.ts"
import type { Wire } from "./context.ts"

export const NEW_PASSWORD = "NEW_PASSWORD_REQUIRED"

/** Signs in with a password; whoever has to choose a new one is asked for that first. */
export const withPassword = async (wire: Wire, request: WireRequest, client: Client): Promise<object> => {
  const email = emailOf(request)
  const password = request.AuthParameters?.["PASSWORD"] ?? request.ChallengeResponses?.["PASSWORD"] ?? ""
  const token = await guarded(wire, email, client, () => provePassword(wire, email, password))
  wire.devices.remember(email, client)
  const user = await wire.accounts.find(email)
  if (!user) throw denied()
  return user.passwordResetRequired || user.mustChangePassword
    ? held(wire, user, token)
    : enter(wire, user, client, token)
}

const enter = async (wire: Wire, user: UserRow, client: Client, token: string | null): Promise<object> => {
  await wire.accounts.announce(user)
  return wire.authenticationResult(await wire.sessions.openFor(user, client, token))
}

/** The right password alone does not let this user in: no session is left open. */
const held = async (wire: Wire, user: UserRow, token: string | null): Promise<object> => {
  if (token !== null) await (await wire.library.$context).internalAdapter.deleteSession(token)
  if (user.passwordResetRequired)
    throw new WireError("PasswordResetRequiredException", "Password reset required for the user")
  return newPasswordChallenge(wire, user)
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

/**
 * The library's session token; null for who may enter with an e-mail that is not verified, of which the library thinks otherwise. An
 * unknown e-mail costs a hash too, and is told only where sign-in is not neutral.
 */
const provePassword = async (wire: Wire, email: string, password: string): Promise<string | null> => {
  try {
    return (await wire.library.api.signInEmail({ body: { email, password } })).token
  } catch (error) {
    if (libraryCode(error) === "INVALID_EMAIL_OR_PASSWORD") await tellUnknown(wire, email)
    if (libraryCode(error) !== "EMAIL_NOT_VERIFIED" || !(await mayEnter(wire, email))) throw error
    return null
  }
}

const tellUnknown = async ({ accounts, options }: Wire, email: string): Promise<void> => {
  if (!options.neutralSignIn && !(await accounts.find(email)))
    throw new WireError("UserNotFoundException", "User does not exist.")
}

/** Throws where the password was made up for the user, too long ago. */
const mayEnter = async ({ accounts, lifetimes }: Wire, email: string): Promise<boolean> => {
  const user = await accounts.find(email)
  if (!user?.mayEnterUnverified) return false
  if (user.mustChangePassword && Date.now() - user.createdAt.getTime() >= lifetimes.generatedPassword * 1_000)
    throw denied("Temporary password has expired and must be reset by an administrator.")
  return true
}

/** A single-use, expiring proof that the temporary password was right. */
const newPasswordChallenge = async ({ lifetimes, proofs }: Wire, user: UserRow): Promise<object> => {
  const email = shownEmail(user.email)
  return {
    ChallengeName: NEW_PASSWORD,
    Session: await proofs.give("new-password", user.id, lifetimes.newPasswordChallenge),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: "[]",
      userAttributes: JSON.stringify({ email }),
    },
  }
}

/** Takes the new password, ends what other sessions there are, and signs in. */
export const completeNewPassword = async (wire: Wire, request: WireRequest, client: Client): Promise<object> => {
  const { accounts, proofs, sessions } = wire
  const next = request.ChallengeResponses?.["NEW_PASSWORD"] ?? ""
  await requirePolicy(next)
  const userId = await proofs.take("new-password", request.Session)
  const user = userId === null ? null : await accounts.findById(userId)
  if (!user) throw denied("Invalid session for the user.")
  await accounts.setPassword(user.id, next)
  await accounts.flag(user.id, { mustChangePassword: false })
  await sessions.endAll(user.id) // whoever opened the account may not be the reader of its mail
  return enter(wire, user, client, null)
}
