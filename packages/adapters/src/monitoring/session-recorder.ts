import { type SessionRecorder, VendorUnavailable } from "@xl/core/monitoring"
import { Effect } from "effect"
import type { Scripts } from "./scripts.ts"

interface LogRocket {
  readonly init: (application: string, options: object) => void
  readonly identify: (id: string, traits: Readonly<Record<string, string>>) => void
}

/** Texts and inputs stay here: the recorder sees where somebody goes and presses, not what stands there. */
const DISCREET = {
  dom: { inputSanitizer: true, textSanitizer: true },
  network: { isEnabled: false },
  console: { isEnabled: false },
}

/** LogRocket: loaded at the start, told the user's id and roles, never name, e-mail or bank data. */
export const sessionRecorderLogRocket = (
  application: string,
  { globals, load }: Scripts,
): SessionRecorder["Service"] => {
  let loading: Promise<LogRocket> | undefined
  const started = () =>
    (loading ??= (async () => {
      await load("https://cdn.logrocket.io/LogRocket.min.js")
      const recorder = globals["LogRocket"] as LogRocket
      recorder.init(application, DISCREET)
      return recorder
    })())
  const asked = <A>(ask: () => Promise<A>) =>
    Effect.asVoid(Effect.tryPromise({ try: ask, catch: (cause) => new VendorUnavailable({ cause }) }))
  return {
    start: () => asked(started),
    identify: ({ roles, userId }) =>
      asked(async () => (await started()).identify(userId, { roles: roles.toSorted().join(",") })),
  }
}

/** Nothing is recorded. */
export const sessionRecorderNone: SessionRecorder["Service"] = { start: () => Effect.void, identify: () => Effect.void }
