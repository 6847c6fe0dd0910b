/** Accounts to test with: an identity service in memory, what happens to it behind a visitor's back, and credentials. */
export { anyEmail, OTHER_PASSWORD, PASSWORD, someCredentials, WEAK_PASSWORDS } from "./examples.ts"
export { AccountsInMemory, signedInAccounts } from "./in-memory.ts"
export { aSession, ownAccountInMemory } from "./kept-in-memory.ts"
export { GENERATED_PASSWORD } from "./own-account.ts"
export { AccountsStage } from "./stage.ts"
