/** What goes wrong in browsers, who is told of it, and whom a visitor lets load anything. */
export { InvalidSequenceToken, type LogRefusal, LogStreamNotFound, VendorUnavailable } from "./errors.ts"
export {
  CLIENT_ERROR_KEPT_DAYS,
  CLIENT_ERRORS_ON_A_PAGE,
  ClientError,
  ClientErrorPage,
  LogEntry,
  LogStreamName,
  type LogStreamNameBrand,
  logStreamName,
  MOST_CLIENT_ERRORS,
  MOST_ENTRIES_A_CALL,
} from "./model.ts"
export {
  AddressLookup,
  ClientLog,
  ErrorMonitor,
  type Recorded,
  RegistrationIdentity,
  type ReportedError,
  SessionRecorder,
  TagManager,
  type Trace,
} from "./ports.ts"
export { entryText, scrubbed } from "./scrub.ts"
export { type LogPlace, sendLog } from "./send-log.ts"
export { asksConsent, type Consent, loadable, mayLoad, NO_THIRD_PARTIES, ThirdParties } from "./third-parties.ts"
