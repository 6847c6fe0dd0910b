/** Who one is: signing up, proving an e-mail, signing in and out, and what a form may refuse before it asks. */
export { pathAfterSignOut } from "./after-sign-out.ts"
export { HOUSE_WORDS, isCommonPassword } from "./common-password.ts"
export { codeFailures } from "./confirmation-code.ts"
export { isEmail, signInEmailFailures, signUpEmailFailures } from "./email.ts"
export {
  AccountInUse,
  type AccountRefusal,
  AccountsUnavailable,
  CodeExpired,
  CodeMismatch,
  type CodeRefusal,
  type NewPasskeyRefusal,
  type NewPasswordRefusal,
  NotAuthorized,
  type OwnAccountRefusal,
  PasskeyNotFound,
  PasskeyRefused,
  type PasskeySignInRefusal,
  PasswordRefused,
  PasswordResetRequired,
  PasswordTooCommon,
  type ResetRefusal,
  type SendCodeRefusal,
  SessionNotFound,
  type SignInRefusal,
  type SignUpRefusal,
  TooManyAttempts,
  UsernameExists,
  UserNotConfirmed,
  UserNotFound,
} from "./errors.ts"
export {
  AccountSession,
  ConfirmationCode,
  type Credentials,
  Email,
  type Passkey,
  type PasswordChange,
  Session,
  type SignInOutcome,
  type SignUpOutcome,
} from "./model.ts"
export {
  meetsPasswordPolicy,
  newPasswordFailures,
  passwordChecklist,
  provingPasswordFailures,
  SHORTEST_PASSWORD,
  signInPasswordFailures,
} from "./password.ts"
export { Accounts, OwnAccount } from "./ports.ts"
export { mayRegister } from "./registration.ts"
export { PROFILE_VALIDATION_DELAY_MILLIS, REGISTRATION_LISTENER_MILLIS } from "./timing.ts"
export { accountTexts, codeSentTo, passwordChecklistTexts } from "./words.ts"
