import {
  errorMonitorNone,
  errorMonitorSentry,
  type Scripts,
  sessionRecorderLogRocket,
  sessionRecorderNone,
  tagManagerGoogle,
  tagManagerNone,
} from "@xl/adapters/monitoring"
import { type Consent, mayLoad, type ThirdParties } from "@xl/core/monitoring"
import { environmentOf } from "@xl/core/settings"

export interface Page {
  readonly services: ThirdParties
  readonly consent: Consent
  /** The page's host, with its port. */
  readonly host: string
  /** Asked for only where a script is to be loaded. */
  readonly scripts: () => Scripts
  readonly fetch: typeof fetch
  readonly now: () => number
}

/** The services that a visitor agreed to; in each other's place one that does nothing. */
export const servicesOf = ({ consent, host, now, scripts, services, ...page }: Page) => {
  const agreed = (name: keyof ThirdParties): string | null =>
    mayLoad(name, services, host, consent) ? services[name] : null
  const [dsn, container, application] = [agreed("errorReporter"), agreed("tagManager"), agreed("sessionRecorder")]
  return {
    monitor:
      dsn === null
        ? errorMonitorNone
        : errorMonitorSentry({
            dsn,
            environment: environmentOf(host),
            fetch: page.fetch,
            newId: () => crypto.randomUUID().replaceAll("-", ""),
            random: Math.random,
          }),
    tags: container === null ? tagManagerNone : tagManagerGoogle(container, scripts(), now),
    recorder: application === null ? sessionRecorderNone : sessionRecorderLogRocket(application, scripts()),
  }
}
export type Services = ReturnType<typeof servicesOf>
