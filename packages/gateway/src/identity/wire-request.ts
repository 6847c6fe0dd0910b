import { isEmail } from "@xl/core/accounts"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { storedEmail } from "./stored-email.ts"
import { invalid } from "./wire-error.ts"

const WireRequest = t.readonly(
  t.exact(
    t.partial({
      ClientId: t.string,
      Username: t.string,
      Password: t.string,
      ConfirmationCode: t.string,
      AuthFlow: t.string,
      AuthParameters: t.record(t.string, t.string),
      ChallengeName: t.string,
      ChallengeResponses: t.record(t.string, t.string),
      Session: t.string,
      RefreshToken: t.string,
      AccessToken: t.string,
      Token: t.string,
      PreviousPassword: t.string,
      ProposedPassword: t.string,
      Credential: t.unknown,
      AttributeName: t.string,
      Code: t.string,
      CredentialId: t.string,
    }),
  ),
  "WireRequest",
)
/** The members of a user pool's requests that matter here. */
export type WireRequest = t.TypeOf<typeof WireRequest>

/** Throws InvalidParameterException for a member of another type. */
export const readRequest = (body: unknown): WireRequest => {
  const decoded = decode(WireRequest)(body ?? {})
  if (Result.isFailure(decoded)) throw invalid()
  return decoded.success
}

/** The e-mail of a request as the tables have it. Throws InvalidParameterException for one that could not sign up. */
export const emailOf = (request: WireRequest): string => {
  const given =
    request.Username ?? request.AuthParameters?.["USERNAME"] ?? request.ChallengeResponses?.["USERNAME"] ?? ""
  if (!isEmail(given.trim())) throw invalid("Username should be an email.")
  return storedEmail(given)
}
