import {
  type AccountRefusal,
  type AccountsUnavailable,
  CodeExpired,
  CodeMismatch,
  NotAuthorized,
  PasskeyNotFound,
  PasskeyRefused,
  PasswordRefused,
  PasswordResetRequired,
  PasswordTooCommon,
  TooManyAttempts,
  UsernameExists,
  UserNotConfirmed,
  UserNotFound,
} from "@xl/core/accounts"
import { Effect } from "effect"
import { ask } from "./ask.ts"

type Refusal = Exclude<AccountRefusal, { readonly _tag: "AccountInUse" | "EmailNotVerified" | "SessionNotFound" }>
type Tag = Refusal["_tag"]

const refusals: Readonly<Record<string, (why: { readonly said: string }) => Refusal>> = {
  CodeMismatchException: (why) => new CodeMismatch(why),
  ExpiredCodeException: (why) => new CodeExpired(why),
  InvalidPasswordException: (why) =>
    /too common/.test(why.said) ? new PasswordTooCommon(why) : new PasswordRefused(why),
  LimitExceededException: (why) => new TooManyAttempts(why),
  NotAuthorizedException: (why) => new NotAuthorized(why),
  PasswordResetRequiredException: (why) => new PasswordResetRequired(why),
  // Amplify's own, for what the browser or the person said.
  InvalidPasskeyAuthenticationOptions: (why) => new PasskeyRefused(why),
  InvalidPasskeyRegistrationOptions: (why) => new PasskeyRefused(why),
  PasskeyAlreadyExists: (why) => new PasskeyRefused(why),
  PasskeyAuthenticationCanceled: (why) => new PasskeyRefused(why),
  PasskeyNotSupported: (why) => new PasskeyRefused(why),
  PasskeyOperationAborted: (why) => new PasskeyRefused(why),
  PasskeyRegistrationCanceled: (why) => new PasskeyRefused(why),
  PasskeyRegistrationFailed: (why) => new PasskeyRefused(why),
  PasskeyRetrievalFailed: (why) => new PasskeyRefused(why),
  RelyingPartyMismatch: (why) => new PasskeyRefused(why),
  ResourceNotFoundException: (why) => new PasskeyNotFound(why),
  SignInException: (why) => new NotAuthorized(why), // amplify's own, when no challenge is open
  TooManyFailedAttemptsException: (why) => new TooManyAttempts(why),
  TooManyRequestsException: (why) => new TooManyAttempts(why),
  Unknown: (why) => new PasskeyRefused(why),
  UserNotConfirmedException: (why) => new UserNotConfirmed(why),
  UserNotFoundException: (why) => new UserNotFound(why),
  UsernameExistsException: (why) => new UsernameExists(why),
  WebAuthnChallengeNotFoundException: (why) => new PasskeyRefused(why),
  WebAuthnCredentialNotSupportedException: (why) => new PasskeyRefused(why),
}

/** Asks amplify for something that may be refused: the errors of these names are refusals, all else is a breakdown. */
export const askOr =
  <const T extends Tag>(...expected: ReadonlyArray<T>) =>
  <A>(request: () => Promise<A>): Effect.Effect<A, AccountsUnavailable | Extract<Refusal, { readonly _tag: T }>> =>
    ask(request).pipe(
      Effect.mapError((broken) => {
        const { cause } = broken
        const refusal = cause instanceof Error ? refusals[cause.name]?.({ said: cause.message }) : undefined
        return refusal && isOneOf(refusal, expected) ? refusal : broken
      }),
    )

const isOneOf = <T extends Tag>(
  refusal: Refusal,
  tags: ReadonlyArray<T>,
): refusal is Extract<Refusal, { readonly _tag: T }> => (tags as ReadonlyArray<Tag>).includes(refusal._tag)
