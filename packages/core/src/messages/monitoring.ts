import type { LogRefusal } from "../monitoring/errors.ts"

/** For programs: no person reads them. */
export const monitoringMessages: {
  readonly [T in LogRefusal["_tag"]]: (why: Extract<LogRefusal, { readonly _tag: T }>) => string
} = {
  InvalidSequenceToken: () => "The given sequence token is not the one expected.",
  LogStreamNotFound: () => "There is no such log stream.",
}
