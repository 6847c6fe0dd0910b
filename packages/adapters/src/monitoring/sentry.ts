import { type ErrorMonitor, VendorUnavailable } from "@xl/core/monitoring"
import { type Environment, reportsErrors, TRACING_RATE } from "@xl/core/settings"
import { Effect } from "effect"

export interface SentryOptions {
  /** "https://key@host/project". */
  readonly dsn: string
  readonly environment: Environment
  readonly fetch: typeof fetch
  /** 32 hexadecimal digits. */
  readonly newId: () => string
  /** From 0 up to, not including, 1. */
  readonly random: () => number
}

/** Where envelopes go: the address that a DSN stands for. Source: Sentry's documentation of envelopes. */
export const envelopeAddress = (dsn: string): string => {
  const { host, pathname, protocol, username } = new URL(dsn)
  const project = pathname.split("/").at(-1) ?? ""
  const before = pathname.slice(0, -project.length - 1)
  return `${protocol}//${host}${before}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

/** Nobody is told. */
export const errorMonitorNone: ErrorMonitor["Service"] = { report: () => Effect.void, trace: () => Effect.void }

/** Errors and traces to Sentry over its wire, without its library: nothing of a page, a person or an address goes with them. Nobody is told outside production and staging. */
export const errorMonitorSentry = ({
  dsn,
  environment,
  newId,
  random,
  ...rest
}: SentryOptions): ErrorMonitor["Service"] => {
  if (!reportsErrors(environment)) return errorMonitorNone
  const address = envelopeAddress(dsn)
  const send = (id: string, header: object, type: string, item: object) =>
    Effect.tryPromise({
      try: async () => {
        const body = [
          { event_id: id, ...header },
          { type },
          { event_id: id, platform: "javascript", environment, ...item },
        ]
        const answer = await rest.fetch(address, {
          method: "POST",
          body: body.map((line) => `${JSON.stringify(line)}\n`).join(""),
          credentials: "omit",
          referrerPolicy: "no-referrer",
        })
        if (!answer.ok) throw new Error(`Sentry answered ${answer.status}`)
      },
      catch: (cause) => new VendorUnavailable({ cause }),
    })
  return {
    report: ({ at, message }) =>
      Effect.suspend(() =>
        send(newId(), {}, "event", { timestamp: at / 1_000, level: "error", message: { formatted: message } }),
      ),
    trace: ({ from, name, until }) =>
      Effect.suspend(() => {
        if (random() >= TRACING_RATE) return Effect.void
        const trace_id = newId()
        const public_key = new URL(dsn).username
        const header = { trace: { trace_id, public_key, sample_rate: String(TRACING_RATE), sampled: "true" } }
        return send(newId(), header, "transaction", {
          transaction: name,
          start_timestamp: from / 1_000,
          timestamp: until / 1_000,
          contexts: { trace: { trace_id, span_id: newId().slice(0, 16), op: "pageload" } },
        })
      }),
  }
}
