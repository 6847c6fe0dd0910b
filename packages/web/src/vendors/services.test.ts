import { NO_THIRD_PARTIES, type ThirdParties } from "@xl/core/monitoring"
import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { consentCookie, consentIn } from "./consent-cookie.ts"
import { type Page, servicesOf } from "./services.ts"

const ALL: ThirdParties = {
  ...NO_THIRD_PARTIES,
  errorReporter: "https://public@errors.example/1",
  tagManager: "GTM-1",
  sessionRecorder: "house/app",
}
const userId = must(UserId, "11111111-1111-4111-8111-111111111111")

/** All that is asked of others once each service was used. */
const asked = async (change: Partial<Page>): Promise<ReadonlyArray<string>> => {
  const addresses: Array<string> = []
  const globals: Record<string, unknown> = { LogRocket: { init: () => undefined, identify: () => undefined } }
  const { monitor, recorder, tags } = servicesOf({
    services: ALL,
    consent: "granted",
    host: "market.example",
    scripts: () => ({ globals, load: async (address) => void addresses.push(new URL(address).origin) }),
    fetch: async (address) => {
      addresses.push(new URL(address as string).origin)
      return new Response()
    },
    now: () => 0,
    ...change,
  })
  const uses = [
    monitor.report({ message: "It broke", at: 0 }),
    monitor.trace({ name: "page load", from: 0, until: 1 }),
    tags.start(),
    tags.pageShown("/"),
    recorder.start(),
    recorder.identify({ userId, roles: [] }),
  ]
  await Effect.runPromise(Effect.all(uses, { discard: true }))
  return [...new Set(addresses)].toSorted()
}

describe("other people's services", () => {
  it("are asked nothing before a visitor has agreed, nor after a no (ACC-031, ACC-032, ACC-483)", async () => {
    for (const consent of [null, "denied"] as const) expect(await asked({ consent })).toEqual([])
    expect(await asked({})).toEqual([
      "https://cdn.logrocket.io",
      "https://errors.example",
      "https://www.googletagmanager.com",
    ])
  })

  it("are asked nothing where none is configured, and errors are reported in prod and stage alone (ACC-484, ACC-672)", async () => {
    expect(await asked({ services: NO_THIRD_PARTIES })).toEqual([])
    const services = { ...NO_THIRD_PARTIES, errorReporter: ALL.errorReporter }
    const hosts = ["market.example", "stage.market.example", "test.market.example", "localhost:3000"]
    const reported = await Promise.all(hosts.map((host) => asked({ services, host })))
    expect(reported).toEqual([["https://errors.example"], ["https://errors.example"], [], []])
  })
})

describe("an answer", () => {
  it("is kept in a cookie, for half a year", () => {
    expect(consentCookie("granted")).toBe("consent=granted; path=/; max-age=15552000; samesite=lax")
    for (const said of ["granted", "denied"] as const)
      expect(consentIn(`theme=dark; ${consentCookie(said).split(";")[0]}`)).toBe(said)
    expect([consentIn(""), consentIn("consent=maybe"), consentIn("noconsent=granted")]).toEqual([null, null, null])
  })
})
