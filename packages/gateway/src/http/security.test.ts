import { NO_THIRD_PARTIES } from "@xl/core/monitoring"
import Fastify from "fastify"
import { describe, expect, it } from "vitest"
import { NO_VENDORS, secure, type Vendors, vendorsOf } from "./security.ts"

const rulesOf = async (vendors: Vendors): Promise<Readonly<Record<string, string>>> => {
  const app = Fastify()
  secure(app, { isHttps: false, vendors })
  app.get("/", () => "")
  const { headers } = await app.inject("/")
  const rules = String(headers["content-security-policy"]).split("; ")
  return Object.fromEntries(rules.map((rule) => [rule.split(" ")[0], rule.slice(rule.indexOf(" ") + 1)]))
}

describe("the pages' policy", () => {
  it("lets nothing of other people's in as the product ships, nor for keys that load nothing", async () => {
    expect(vendorsOf(NO_THIRD_PARTIES)).toEqual(NO_VENDORS)
    expect(vendorsOf({ ...NO_THIRD_PARTIES, complianceAgent: "key" })).toEqual(NO_VENDORS)
    expect(await rulesOf(NO_VENDORS)).toMatchObject({
      "script-src": "'self'",
      "connect-src": "'self'",
      "frame-src": "'self' blob:",
      "trusted-types": "xl-drawing default",
    })
  })

  it("lets in the services that are configured, and those alone", async () => {
    const all = {
      ...NO_THIRD_PARTIES,
      errorReporter: "https://public@errors.example/1",
      tagManager: "GTM-1",
      sessionRecorder: "house/app",
      maps: "key",
      addressLookup: "https://address.example/?as=json",
      registrationIdentity: "https://identity.example/registrations",
    }
    expect(await rulesOf(vendorsOf(all))).toMatchObject({
      "script-src": "'self' https://www.googletagmanager.com https://cdn.logrocket.io",
      "connect-src": [
        "'self' https://errors.example https://www.googletagmanager.com https://r.logrocket.io",
        "https://address.example https://identity.example https://places.googleapis.com",
      ].join(" "),
      "trusted-types": "xl-drawing default xl-vendors goog#html",
    })
    expect(
      await rulesOf(vendorsOf({ ...NO_THIRD_PARTIES, errorReporter: "https://public@errors.example/1" })),
    ).toMatchObject({
      "script-src": "'self'",
      "connect-src": "'self' https://errors.example",
      "trusted-types": "xl-drawing default",
    })
  })

  it("lets the pages hear the hosted conversations service where that keeps the messages, and nowhere else", async () => {
    const rules = await rulesOf(vendorsOf(NO_THIRD_PARTIES, true))
    expect(rules).toMatchObject({ "connect-src": "'self' wss://tsock.us1.twilio.com", "script-src": "'self'" })
    expect(vendorsOf(NO_THIRD_PARTIES, false)).toEqual(NO_VENDORS)
  })
})
