import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { StartRefused } from "../shared/start-refused.ts"
import { loadConfig } from "./config.ts"

const folders: Array<string> = []
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), "xl-config-")))
  return folders.at(-1) ?? ""
}
afterAll(() => folders.forEach((it) => rmSync(it, { recursive: true })))
const refusals = (env: Record<string, string>) => {
  try {
    loadConfig(env)
  } catch (reason) {
    return reason instanceof StartRefused ? reason.sentences : [String(reason)]
  }
  return []
}
const production = {
  XL_MODE: "production",
  IDENTITY_SECRET: "k3v9Qw8zT1mLr7YxNp4sBd6Hg2Jf5Ca0",
  MASTER_KEY: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  PUBLIC_ORIGIN: "https://market.example",
  SMTP_URL: "smtp://mail.example",
}

describe("loadConfig", () => {
  it("starts with nothing set, in demo mode", () => {
    expect(loadConfig({ DATA_DIR: folder() })).toMatchObject({
      mode: "demo",
      demo: true,
      port: 3_000,
      host: "127.0.0.1",
      sellerClosingDays: 10,
      depositFeeRate: 0,
      trustProxy: false,
    })
  })

  it("takes the platform's part of a forfeited deposit in percent, at most all of it", () => {
    const here = { DATA_DIR: folder() }
    expect(loadConfig(here).roomFileBytes).toBe(50_000_000)
    expect(loadConfig({ ...here, DATA_ROOM_FILE_MB: "200" }).roomFileBytes).toBe(200_000_000)
    for (const wrong of ["4", "501", "ten"])
      expect(() => loadConfig({ ...here, DATA_ROOM_FILE_MB: wrong })).toThrow("a whole number from 5 to 500")
    expect(loadConfig({ ...here, DEPOSIT_FEE_PERCENT: "2.5" }).depositFeeRate).toBe(25_000)
    expect(loadConfig({ ...here, DEPOSIT_FEE_PERCENT: "100" }).depositFeeRate).toBe(1_000_000)
    for (const wrong of ["100.0001", "-1", "2.55555", "two"])
      expect(() => loadConfig({ ...here, DEPOSIT_FEE_PERCENT: wrong })).toThrow(
        "DEPOSIT_FEE_PERCENT must be a percentage from 0 to 100 with at most four decimals",
      )
  })

  it("tells the pages what the deployment decides, and offers full-service selling only where it is switched on (ACC-669)", () => {
    const here = { DATA_DIR: folder() }
    expect(loadConfig(here).house).toEqual({
      hasExclusive: false,
      showsSellerProfile: true,
      product: "commercial-real-estate",
      knowledgeUrl: null,
      calendarUrl: null,
    })
    const said = { KNOWLEDGE_URL: "https://knowledge.example/", CALENDAR_URL: "https://calendar.example/xl" }
    const more = { ...said, EXCLUSIVE_FEATURE: "1", SHOW_SELLER_PROFILE: "0", PRODUCT_SLUG: "notes" }
    expect(loadConfig({ ...here, ...more }).house).toEqual({
      hasExclusive: true,
      showsSellerProfile: false,
      product: "notes",
      knowledgeUrl: "https://knowledge.example/",
      calendarUrl: "https://calendar.example/xl",
    })
    expect(refusals({ ...here, PRODUCT_SLUG: "a/b", KNOWLEDGE_URL: "javascript:alert(1)" })).toEqual([
      "PRODUCT_SLUG must be lower-case words joined by hyphens.",
      "KNOWLEDGE_URL must be the address of a page, such as https://calendar.example/xl.",
    ])
  })

  it("names other people's services only where the deployment does (ACC-678, ACC-681, ACC-682)", () => {
    const here = { DATA_DIR: folder() }
    expect(Object.values(loadConfig(here).thirdParties)).toEqual(Array.from({ length: 7 }, () => null))
    const said = {
      SENTRY_DSN: "https://public@errors.example/1",
      TAG_MANAGER_ID: "GTM-AB12CD",
      LOGROCKET_APP: "house/market",
      COMPLIANCE_AGENT_KEY: "agent",
      MAPS_KEY: "maps",
      IP_LOOKUP_URL: "https://address.example/",
      REGISTRATION_IDENTITY_URL: "https://identity.example/",
    }
    expect(loadConfig({ ...here, ...said }).thirdParties).toEqual({
      errorReporter: "https://public@errors.example/1",
      tagManager: "GTM-AB12CD",
      sessionRecorder: "house/market",
      complianceAgent: "agent",
      maps: "maps",
      addressLookup: "https://address.example/",
      registrationIdentity: "https://identity.example/",
    })
    expect(refusals({ ...here, SENTRY_DSN: "http://x", TAG_MANAGER_ID: "<script>", LOGROCKET_APP: "house" })).toEqual([
      "SENTRY_DSN must be a DSN such as https://key@errors.example/1.",
      "TAG_MANAGER_ID must be a container such as GTM-AB12CD.",
      "LOGROCKET_APP must be an application such as house/market.",
    ])
  })

  it("holds the key of a payment provider, which the pages are not told (ACC-677)", () => {
    const here = { DATA_DIR: folder() }
    expect(loadConfig(here).paymentProviderKey).toBeUndefined()
    const { house, paymentProviderKey, thirdParties } = loadConfig({ ...here, PAYMENT_PROVIDER_KEY: "pay-me" })
    expect(paymentProviderKey).toBe("pay-me")
    expect(JSON.stringify([house, thirdParties])).not.toContain("pay-me")
  })

  it("knows the hosted conversations service by the shape of its names, and says none of them", () => {
    const here = { DATA_DIR: folder() }
    expect(loadConfig(here).hostedConversations).toBeNull()
    const [account, service, key] = ["AC", "IS", "SK"].map((kind) => `${kind}${"0a".repeat(16)}`)
    const said = { TWILIO_ACCOUNT_SID: account ?? "", TWILIO_SERVICE_SID: service ?? "", TWILIO_API_KEY_SID: key ?? "" }
    const all = { ...here, ...said, TWILIO_API_KEY_SECRET: "not-for-pages" }
    const { hostedConversations, ...others } = loadConfig(all)
    expect(hostedConversations).toMatchObject({ accountSid: account, serviceSid: service, keySid: key })
    expect(JSON.stringify(others)).not.toContain("not-for-pages")
    expect(refusals({ ...all, TWILIO_SERVICE_SID: account ?? "" })).toEqual([
      "TWILIO_SERVICE_SID must be a conversation service's SID, IS and 32 hexadecimal digits.",
    ])
    expect(refusals({ ...here, ...said })).toEqual(["TWILIO_API_KEY_SECRET must be set where TWILIO_ACCOUNT_SID is."])
  })

  it("names the branch that it was built from, main where nothing is said (BUY-361)", () => {
    const here = { DATA_DIR: folder() }
    expect(loadConfig(here).buildBranch).toBe("main")
    expect(loadConfig({ ...here, BUILD_BRANCH: "release/2026-11" }).buildBranch).toBe("release/2026-11")
    expect(refusals({ ...here, BUILD_BRANCH: "a b" })).toEqual([
      "BUILD_BRANCH must be the name of a branch, such as main.",
    ])
  })

  it("says each fault in a sentence of its own, and never the value", () => {
    expect(
      refusals({ DATA_DIR: folder(), PORT: "80.5", SELLER_APPROVAL: "me", DATABASE_URL: "mysql://root:hunter2@db" }),
    ).toEqual([
      "PORT must be a whole number from 0 to 65535.",
      "DATABASE_URL must be an address such as postgres://user:password@host/name.",
      "SELLER_APPROVAL must be automatic or admin.",
    ])
  })

  it("makes the demo's secrets once and keeps them for the owner alone", () => {
    const env = { DATA_DIR: folder() }
    const first = loadConfig(env)
    expect(loadConfig(env)).toEqual(first)
    expect(loadConfig({ DATA_DIR: folder() }).identitySecret).not.toBe(first.identitySecret)
    const secrets = join(env.DATA_DIR, "secrets")
    expect(readdirSync(secrets).map((name) => statSync(join(secrets, name)).mode & 0o777)).toEqual([0o600, 0o600])
    expect(readFileSync(join(secrets, "identity"), "utf8")).toBe(first.identitySecret)
  })

  it("starts in production with secrets of one's own, and without the demo", () => {
    expect(loadConfig(production)).toMatchObject({
      mode: "production",
      demo: false,
      publicOrigin: "https://market.example",
    })
  })

  it("starts in production on a database with a password of its own, or one that asks for none", () => {
    for (const place of [
      "xl:Xk2uQmR7tYw9@db.example/xl",
      "xl@localhost/xl?host=/run/postgresql",
      "xl@db/xl?sslkey=/etc/xl.key",
    ])
      expect(loadConfig({ ...production, DATABASE_URL: `postgres://${place}` }).databaseUrl).toContain(place)
    expect(loadConfig({ DATA_DIR: folder(), DATABASE_URL: "postgres://xl:xl@db/xl" }).mode).toBe("demo")
  })

  it("refuses production without secrets, origin or mail", () => {
    expect(refusals({ XL_MODE: "production" })).toEqual(
      ["IDENTITY_SECRET", "MASTER_KEY", "PUBLIC_ORIGIN", "SMTP_URL"].map(
        (name) => `${name} must be set in production.`,
      ),
    )
  })

  it.each<readonly [Readonly<Record<string, string>>, string]>([
    [
      { IDENTITY_SECRET: "please-change-me-please-change-me-0123" },
      "IDENTITY_SECRET must be at least 32 characters that nobody else knows.",
    ],
    [{ MASTER_KEY: "0".repeat(64) }, "MASTER_KEY must be 32 random bytes, written in hexadecimal or base64."],
    [{ METRICS_TOKEN: "token" }, "METRICS_TOKEN must be at least 32 characters that nobody else knows."],
    ...["postgres:postgres", "xl:xl", "market:market", "xl:changeme", "xl", "xl:pass%77ord"].map(
      (user) =>
        [
          { DATABASE_URL: `postgres://${user}@db.example/xl` },
          "DATABASE_URL has no password, or one that everybody knows: give its user another.",
        ] as const,
    ),
    [
      { MASTER_KEY: Buffer.from(Array.from({ length: 32 }, (_, place) => place)).toString("hex") },
      "MASTER_KEY is one that stands in documentation: make another, of random bytes.",
    ],
    [
      { METRICS_TOKEN: production.IDENTITY_SECRET },
      "METRICS_TOKEN is the same as IDENTITY_SECRET: who learns one has both, so make another.",
    ],
    [{ DEMO: "1" }, "DEMO must be 0 in production: demo accounts have known passwords."],
    [
      { PUBLIC_ORIGIN: "https://market.example/path" },
      "PUBLIC_ORIGIN must be an origin such as https://market.example, without a path.",
    ],
    [{ TRUST_PROXY: "everybody" }, "TRUST_PROXY must be a number of proxies, or their addresses separated by commas."],
  ])("refuses production with %o", (fault, sentence) => {
    expect(refusals({ ...production, ...fault })).toEqual([sentence])
  })
})
