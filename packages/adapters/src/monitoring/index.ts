/** What goes wrong here, to our own log; and other people's services, each off until it is configured and agreed to. */
export { clientLogGraphql } from "../graphql/client-log.ts"
export { scriptsOf, type Scripts } from "./scripts.ts"
export { envelopeAddress, errorMonitorNone, errorMonitorSentry, type SentryOptions } from "./sentry.ts"
export { sessionRecorderLogRocket, sessionRecorderNone } from "./session-recorder.ts"
export { tagManagerGoogle, tagManagerNone } from "./tag-manager.ts"
