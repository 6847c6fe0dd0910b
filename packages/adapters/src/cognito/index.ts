/** Accounts of a Cognito user pool through aws-amplify, which is fetched only when it is needed. */
export type { CognitoConfig, TokenStorage } from "./config.ts"
export { accountsCognito } from "./lazy.ts"
