/** The gateway's own user pool: accounts, codes, sessions and tokens behind the wire calls of Amazon Cognito. */
export type { Authenticated } from "./authenticate.ts"
export type { Client } from "./devices.ts"
export { DEMO_GUESSES, type Guesses, GUESSES } from "./guesses.ts"
export { createIdentity, type Identity } from "./identity.ts"
export { DEMO_LIMITS, type Limits, LIMITS } from "./limits.ts"
export type { AccountHooks, CodeMail, CodeMailKind, IdentityOptions } from "./options.ts"
