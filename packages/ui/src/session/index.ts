/** Who is here, and what everybody hears. */
export { type After, SessionStore, sessionStore, type SessionState } from "./session-store.ts"
export { type Log, SignInEffects, signInEffects } from "./sign-in-effects.ts"
