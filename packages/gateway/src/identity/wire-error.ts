import { isAPIError } from "better-auth/api"

/** The names of a user pool's errors that this wire can answer with. */
export type WireErrorName =
  | "CodeMismatchException"
  | "ExpiredCodeException"
  | "InvalidParameterException"
  | "InvalidPasswordException"
  | "LimitExceededException"
  | "NotAuthorizedException"
  | "PasswordResetRequiredException"
  | "ResourceNotFoundException"
  | "TooManyRequestsException"
  | "UserNotConfirmedException"
  | "UserNotFoundException"
  | "WebAuthnChallengeNotFoundException"
  | "WebAuthnCredentialNotSupportedException"

/** A refusal in a user pool's words. */
export class WireError extends Error {
  readonly type: WireErrorName
  /** Seconds after which to ask again. */
  readonly retryAfter: number | undefined

  constructor(type: WireErrorName, message: string, retryAfter?: number) {
    super(message)
    this.type = type
    this.retryAfter = retryAfter
  }
}

export const denied = (message = "Incorrect username or password.") => new WireError("NotAuthorizedException", message)
export const invalid = (message = "Invalid request.") => new WireError("InvalidParameterException", message)
export const limited = () =>
  new WireError("LimitExceededException", "Attempt limit exceeded, please try after some time.")

/** The library's error codes in a user pool's words. */
const translations: Readonly<Record<string, readonly [WireErrorName, string]>> = {
  INVALID_EMAIL: ["InvalidParameterException", "Username should be an email."],
  INVALID_EMAIL_OR_PASSWORD: ["NotAuthorizedException", "Incorrect username or password."],
  INVALID_PASSWORD: ["NotAuthorizedException", "Incorrect username or password."],
  EMAIL_NOT_VERIFIED: ["UserNotConfirmedException", "User is not confirmed."],
  PASSWORD_TOO_SHORT: ["InvalidPasswordException", "Password did not conform with policy: Password not long enough"],
  PASSWORD_TOO_LONG: ["InvalidPasswordException", "Password did not conform with policy: Password too long"],
  INVALID_OTP: ["CodeMismatchException", "Invalid verification code provided, please try again."],
  OTP_EXPIRED: ["ExpiredCodeException", "Invalid code provided, please request a code again."],
  TOO_MANY_ATTEMPTS: ["LimitExceededException", "Attempt limit exceeded, please try after some time."],
}

/** The refusal that an error means, or undefined where it is a fault of ours. */
export const asWireError = (error: unknown): WireError | undefined => {
  if (error instanceof WireError) return error
  if (!isAPIError(error)) return undefined // `instanceof` misses the class that body validation throws
  const known = translations[libraryCode(error)]
  if (known) return new WireError(...known)
  return error.statusCode < 500 ? invalid() : undefined
}

/** The library's own code of an error, or an empty text. */
export const libraryCode = (error: unknown): string => (isAPIError(error) ? String(error.body?.code) : "")
