import { Context, type Effect } from "effect"
import type { InternetAddress } from "../shared/internet-address.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { Role } from "../kernel/actor.ts"
import type { UserId } from "../shared/ids.ts"
import type { LogRefusal, VendorUnavailable } from "./errors.ts"
import type { ClientErrorPage, LogEntry, LogStreamName } from "./model.ts"

/** Command port: the log that browsers write. Its laws are `clientLogContract` in testkit. */
export class ClientLog extends Context.Service<
  ClientLog,
  {
    /** A stream that is there already is left as it is. */
    readonly createStream: (name: LogStreamName) => Effect.Effect<void, MarketUnavailable>
    /** Gives the token that the next entries carry; the first ones carry none. */
    readonly put: (
      name: LogStreamName,
      entries: ReadonlyArray<LogEntry>,
      sequenceToken: string | null,
    ) => Effect.Effect<string, LogRefusal | MarketUnavailable>
    /** For administrators. */
    readonly page: (search: {
      readonly offset: number
      readonly size: number
    }) => Effect.Effect<ClientErrorPage, AccessRefusal | MarketUnavailable>
  }
>()("@xl/core/monitoring/ClientLog") {}

/** What went wrong, told to a service that watches for it. `at` is milliseconds since the Unix epoch. */
export interface ReportedError {
  readonly message: string
  readonly at: number
}
/** A stretch of work, of which `TRACING_RATE` says how many are told. Milliseconds since the Unix epoch. */
export interface Trace {
  readonly name: string
  readonly from: number
  readonly until: number
}

/** Port: error reporting. Its laws are `errorMonitorContract` in testkit. */
export class ErrorMonitor extends Context.Service<
  ErrorMonitor,
  {
    /** Tells of one error; a service that is away only keeps it from being told. */
    readonly report: (error: ReportedError) => Effect.Effect<void, VendorUnavailable>
    /** Tells of one stretch of work. */
    readonly trace: (trace: Trace) => Effect.Effect<void, VendorUnavailable>
  }
>()("@xl/core/monitoring/ErrorMonitor") {}

/** Port: the tag manager. */
export class TagManager extends Context.Service<
  TagManager,
  {
    /** Loads the manager; once is enough, more do nothing. */
    readonly start: () => Effect.Effect<void, VendorUnavailable>
    /** A page of the product was shown; `path` has no query. */
    readonly pageShown: (path: string) => Effect.Effect<void, VendorUnavailable>
  }
>()("@xl/core/monitoring/TagManager") {}

/** What a recorder learns of a person: nothing else. Source: docs/requirements.tsv, ACC-484. */
export interface Recorded {
  readonly userId: UserId
  readonly roles: ReadonlyArray<Role>
}

/** Port: session recording. */
export class SessionRecorder extends Context.Service<
  SessionRecorder,
  {
    /** Loads the recorder; once is enough, more do nothing. */
    readonly start: () => Effect.Effect<void, VendorUnavailable>
    /** Says whose the recording is, from now on. */
    readonly identify: (person: Recorded) => Effect.Effect<void, VendorUnavailable>
  }
>()("@xl/core/monitoring/SessionRecorder") {}

/** Port: a service that tells a browser the address by which the internet knows it. Its laws are `addressLookupContract` in testkit. */
export class AddressLookup extends Context.Service<
  AddressLookup,
  {
    /** Null where no service is configured or the visitor has not agreed. */
    readonly find: () => Effect.Effect<InternetAddress | null, VendorUnavailable>
  }
>()("@xl/core/monitoring/AddressLookup") {}

/** Port: a third party that is told of registrations. Its laws are `registrationIdentityContract` in testkit. */
export class RegistrationIdentity extends Context.Service<
  RegistrationIdentity,
  {
    /** Says that this user registered: the id, and nothing else. Source: docs/requirements.tsv, ACC-482. */
    readonly registered: (id: UserId) => Effect.Effect<void, VendorUnavailable>
  }
>()("@xl/core/monitoring/RegistrationIdentity") {}
