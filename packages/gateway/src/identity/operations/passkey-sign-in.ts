import type { Client } from "../devices.ts"
import { denied, WireError } from "../wire-error.ts"
import { emailOf, type WireRequest } from "../wire-request.ts"
import type { Wire } from "./context.ts"

/** Asks for a signature, whether or not this e-mail has a passkey, or an account. */
export const passkeyQuestion = async (
  { buckets, lifetimes, passkeys, proofs }: Wire,
  email: string,
  client: Client,
): Promise<object> => {
  await buckets.takeAddress("signInAddress", client.address)
  const options = await passkeys.question()
  return {
    ChallengeName: "WEB_AUTHN",
    Session: await proofs.give("passkey", JSON.stringify([email, options.challenge]), lifetimes.passkeyChallenge),
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  }
}

/** Signs in whose passkey signed the question, if that is whom the question was asked for. */
export const withPasskey = async (wire: Wire, request: WireRequest, client: Client): Promise<object> => {
  const { accounts, buckets, passkeys, proofs, sessions } = wire
  await buckets.takeAddress("signInAddress", client.address)
  const email = emailOf(request)
  const asked = await proofs.take("passkey", request.Session)
  const [askedFor = "", challenge = ""] = asked === null ? [] : (JSON.parse(asked) as ReadonlyArray<string>)
  if (askedFor !== email) throw denied("Invalid session for the user.")
  const user = await accounts.findById(await passkeys.signedBy(challenge, credentialOf(request)))
  if (user?.email !== email) throw denied("Passkey verification failed.")
  if (user.passwordResetRequired)
    throw new WireError("PasswordResetRequiredException", "Password reset required for the user")
  await accounts.announce(user)
  return wire.authenticationResult(await sessions.openFor(user, client))
}

const credentialOf = (request: WireRequest): unknown => {
  try {
    return JSON.parse(request.ChallengeResponses?.["CREDENTIAL"] ?? "null")
  } catch {
    return null // no credential: refused as one that does not hold
  }
}
