/** Who is here, and what everybody hears. */
export { type After, SessionStore, sessionStore, type SessionState } from "./session-store.ts"
