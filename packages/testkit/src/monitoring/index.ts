/** The log of browsers, and other people's services, to test with. */
export { clientLogInMemory, LogMemory } from "./client-log.ts"
