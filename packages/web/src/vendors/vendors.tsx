import { type Scripts, scriptsOf } from "@xl/adapters/monitoring"
import { asksConsent, entryText, loadable, type ThirdParties } from "@xl/core/monitoring"
import { ConsentBanner } from "@xl/ui/consent"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { Effect } from "effect"
import { observer } from "mobx-react-lite"
import { useEffect, useMemo, useState } from "react"
import { Tokens } from "../composition/index.ts"
import { consentCookie, consentIn } from "./consent-cookie.ts"
import { type Services, servicesOf } from "./services.ts"

const PURPOSES: { readonly [Name in keyof ThirdParties]?: string } = {
  errorReporter: "finding errors",
  tagManager: "measuring visits",
  sessionRecorder: "seeing how pages are used",
}

let scripts: Scripts | undefined
/** One policy for scripts a page: its name can be taken only once. */
const scriptsHere = () => (scripts ??= scriptsOf(document, globalThis as unknown as Record<string, unknown>))

/** A service that does not answer is nothing that a visitor is told of. */
const quietly = (work: Effect.Effect<void, unknown>): void => void Effect.runPromise(Effect.ignore(work))

/** Asks for consent where there is something to consent to, and starts what was agreed to. `path` is the page's, without its query. */
export const Vendors = observer(({ path }: { readonly path: string }) => {
  const { thirdParties: services } = useViewModel(Tokens.config)
  const now = useViewModel(Tokens.now)
  const [consent, setConsent] = useState(() => consentIn(document.cookie))
  const { host } = location
  const started = useMemo(
    () => servicesOf({ services, consent, host, scripts: scriptsHere, fetch: fetch.bind(globalThis), now }),
    [services, consent, host, now],
  )
  useReports(started)
  usePages(started, path)
  usePerson(started)
  if (!asksConsent(services, host, consent)) return null
  const answer = (isGranted: boolean) => {
    const said = isGranted ? "granted" : "denied"
    document.cookie = consentCookie(said)
    setConsent(said)
  }
  const purposes = loadable(services, host).flatMap((name) => PURPOSES[name] ?? [])
  return <ConsentBanner purposes={purposes} onAnswer={answer} />
})

/** Errors go on to the monitor as scrubbed as they go to our own log; and how long the first page took. */
const useReports = ({ monitor }: Services): void => {
  const logger = useViewModel(Tokens.logger)
  useEffect(
    () => logger.listen(({ at, cause, what }) => quietly(monitor.report({ at, message: entryText(what, cause) }))),
    [logger, monitor],
  )
  useEffect(() => {
    const from = performance.timeOrigin
    quietly(monitor.trace({ name: "page load", from, until: from + performance.now() }))
  }, [monitor])
}

const usePages = ({ tags }: Services, path: string): void => {
  useEffect(() => quietly(tags.start()), [tags])
  useEffect(() => quietly(tags.pageShown(path)), [tags, path])
}

/** The id and the roles, never the name or the e-mail. */
const usePerson = ({ recorder }: Services): void => {
  const { profile } = useViewModel(sessionStore)
  useEffect(() => quietly(recorder.start()), [recorder])
  useEffect(() => {
    if (profile) quietly(recorder.identify({ userId: profile.id, roles: profile.roles }))
  }, [recorder, profile])
}
