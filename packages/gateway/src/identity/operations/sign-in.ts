import type { Client } from "../devices.ts"
import { denied, invalid } from "../wire-error.ts"
import { emailOf, type WireRequest } from "../wire-request.ts"
import type { Operation, Wire } from "./context.ts"
import { passkeyQuestion, withPasskey } from "./passkey-sign-in.ts"
import { completeNewPassword, NEW_PASSWORD, withPassword } from "./password-sign-in.ts"

type Way = (wire: Wire, request: WireRequest, client: Client) => Promise<object>

/** Signing in with a password, a passkey or a refresh token. */
export const signInOperations = (wire: Wire): Readonly<Record<string, Operation>> => ({
  InitiateAuth: (request, client) => wayOf(FLOWS, request.AuthFlow, FLOW_REFUSED)(wire, request, client),
  GetTokensFromRefreshToken: (request) => refreshed(wire, request.RefreshToken),
  RespondToAuthChallenge: (request, client) =>
    wayOf(CHALLENGES, request.ChallengeName, "Unsupported challenge")(wire, request, client),
})

const FLOW_REFUSED = "Auth flow not enabled for this client"
const wayOf = (ways: ReadonlyMap<string | undefined, Way>, name: string | undefined, refusal: string): Way => {
  const way = ways.get(name)
  if (!way) throw invalid(refusal)
  return way
}

const refreshed = async ({ authenticationResult, sessions }: Wire, token: string | undefined): Promise<object> =>
  authenticationResult(await sessions.refresh(token ?? ""))

const byRefreshToken: Way = (wire, request) => refreshed(wire, request.AuthParameters?.["REFRESH_TOKEN"])

/** The flow in which one says how one wants to prove it: at once, or as the answer to the list of ways. */
const chosen: Way = async (wire, request, client) => {
  const way = request.AuthParameters?.["PREFERRED_CHALLENGE"] ?? request.ChallengeResponses?.["ANSWER"]
  if (way === "PASSWORD") return withPassword(wire, request, client)
  const email = emailOf(request)
  if (way === "WEB_AUTHN") return passkeyQuestion(wire, email, client)
  return { ChallengeName: "SELECT_CHALLENGE", ChallengeParameters: {}, AvailableChallenges: ["PASSWORD", "WEB_AUTHN"] }
}

/** Whoever has just opened an account with an e-mail alone is signed in by the proof of that. */
const registered: Way = async (wire, request, client) => {
  const email = emailOf(request)
  const userId = await wire.proofs.take("registered", request.Session)
  const user = userId === null ? null : await wire.accounts.findById(userId)
  if (user?.email !== email) throw denied("Invalid session for the user.")
  return wire.authenticationResult(await wire.sessions.openFor(user, client))
}

const FLOWS: ReadonlyMap<string | undefined, Way> = new Map([
  ["REFRESH_TOKEN", byRefreshToken],
  ["REFRESH_TOKEN_AUTH", byRefreshToken],
  ["USER_PASSWORD_AUTH", withPassword],
  [
    "USER_AUTH",
    (wire, request, client) => (request.Session === undefined ? chosen : registered)(wire, request, client),
  ],
])
const CHALLENGES: ReadonlyMap<string | undefined, Way> = new Map([
  [NEW_PASSWORD, completeNewPassword],
  ["WEB_AUTHN", withPasskey],
  ["SELECT_CHALLENGE", chosen],
])
