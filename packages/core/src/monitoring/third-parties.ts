import * as t from "io-ts"
import { environmentOf, reportsErrors } from "../settings/environment.ts"

const named = t.union([t.string, t.null])

/** Other people's services that the operator named; null is none. Each key or address comes from the deployment's configuration. */
export const ThirdParties = t.readonly(
  t.strict({
    /** Where errors are reported: Sentry's DSN. */
    errorReporter: named,
    /** Google Tag Manager's container, "GTM-…". */
    tagManager: named,
    /** LogRocket's application, "house/app". */
    sessionRecorder: named,
    /** A consent tool's key; kept for it, and nothing is loaded. Source: docs/requirements.tsv, ACC-683. */
    complianceAgent: named,
    /** A maps service's key, which completes addresses as they are typed. */
    maps: named,
    /** Where a browser asks for its public address. Source: docs/requirements.tsv, ACC-480. */
    addressLookup: named,
    /** Who is told of registrations. Source: docs/requirements.tsv, ACC-482. */
    registrationIdentity: named,
  }),
  "ThirdParties",
)
export type ThirdParties = t.TypeOf<typeof ThirdParties>

/** As the product ships. */
export const NO_THIRD_PARTIES: ThirdParties = {
  errorReporter: null,
  tagManager: null,
  sessionRecorder: null,
  complianceAgent: null,
  maps: null,
  addressLookup: null,
  registrationIdentity: null,
}

/** What a visitor answered; null while nobody asked or he has not. */
export type Consent = "denied" | "granted" | null

/** Those that a page asks anything of; a consent tool's key is only kept. */
const LOADED = [
  "errorReporter",
  "tagManager",
  "sessionRecorder",
  "maps",
  "addressLookup",
  "registrationIdentity",
] as const satisfies ReadonlyArray<keyof ThirdParties>

/** The services that a page at `host` would load, by the names of the configuration. */
export const loadable = (services: ThirdParties, host: string): ReadonlyArray<keyof ThirdParties> =>
  LOADED.filter((name) => services[name] !== null && (name !== "errorReporter" || reportsErrors(environmentOf(host))))

/** Whether to ask: only where there is something to consent to, and no answer yet. */
export const asksConsent = (services: ThirdParties, host: string, consent: Consent): boolean =>
  consent === null && loadable(services, host).length > 0

/** Whether a service may be loaded here now. */
export const mayLoad = (name: keyof ThirdParties, services: ThirdParties, host: string, consent: Consent): boolean =>
  consent === "granted" && loadable(services, host).includes(name)
