/** A user pool to test with: signs users in without a form, and shows the mails that would have left. */
export { type Challenge, SoftAuthenticator } from "./authenticator.ts"
export { CODE, HostedPool } from "./hosted/hosted-pool.ts"
export { identityForTests, PASSWORD, type SignedInUser, type TestIdentity } from "./identity.ts"
export { passwordAuth, servedAt, type WireAnswer, type WireClient, wireClient } from "./wire-client.ts"
export { withClaims } from "./signed-token.ts"
